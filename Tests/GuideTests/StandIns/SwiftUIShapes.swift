// The part of SwiftUI that the guide uses, with the same names and shapes.

@propertyWrapper struct Binding<Value> {
  let get: () -> Value
  let set: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (self.get, self.set) = (get, set)
  }

  var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  var projectedValue: Binding<Value> { self }
}

@MainActor struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  let coordinator: Representable.Coordinator
}

@MainActor protocol UIViewRepresentable {
  associatedtype UIViewType
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ view: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
}
