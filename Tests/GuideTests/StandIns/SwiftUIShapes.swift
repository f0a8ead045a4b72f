// The part of SwiftUI that the guides use, in the shape that it has in Apple's SDK; what they do not use
// is left out.

// SwiftUI has these names too. Here they hide those of the library, where an app has to choose: the
// guides' code compiles with both, for it says neither.
struct TextSelection {}
protocol Gesture {}

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
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
}
