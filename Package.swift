// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

let cSettings: [CSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "fieldstop",
  // `String.utf8Span` begins there.
  platforms: [.iOS(.v26), .macOS(.v26), .tvOS(.v26), .visionOS(.v26), .watchOS(.v26)],
  products: [
    .library(name: "TextMeasure", targets: ["TextMeasure"]),
    .library(name: "TextLimits", targets: ["TextLimits"]),
    .library(name: "TextFieldModel", targets: ["TextFieldModel"]),
    .library(name: "InputMethods", targets: ["InputMethods"]),
    .executable(name: "fieldstop", targets: ["fieldstop"]),
  ],
  targets: [
    // Floor 0
    .systemLibrary(name: "CNcursesw"),
    .target(name: "CTerminalGuard", cSettings: cSettings),
    .target(name: "CScalarTable", exclude: ["Generators"], cSettings: cSettings),
    .target(name: "CLexicon", exclude: ["Data", "Generators"], cSettings: cSettings),
    .target(name: "KeyInput", swiftSettings: settings),
    // Floor 1
    .target(name: "TextMeasure", dependencies: ["CScalarTable"], swiftSettings: settings),
    // Floor 2
    .target(name: "TextLimits", dependencies: ["TextMeasure"], swiftSettings: settings),
    // Floor 3
    .target(
      name: "TextFieldModel",
      dependencies: ["TextLimits", "TextMeasure"],
      swiftSettings: settings
    ),
    // Floor 4
    .target(
      name: "InputMethods",
      dependencies: ["CLexicon", "KeyInput", "TextFieldModel", "TextMeasure"],
      swiftSettings: settings
    ),
    // Floor 5
    .target(
      name: "Simulation",
      dependencies: ["InputMethods", "KeyInput", "TextFieldModel", "TextLimits", "TextMeasure"],
      swiftSettings: settings
    ),
    // Floor 6
    .target(
      name: "ScreenCells",
      dependencies: ["InputMethods", "Simulation", "TextFieldModel", "TextLimits", "TextMeasure"],
      swiftSettings: settings
    ),
    // Floor 7
    .target(
      name: "ScenarioReplay",
      dependencies: [
        "InputMethods", "KeyInput", "ScreenCells", "Simulation", "TextFieldModel", "TextLimits",
        "TextMeasure",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "CursesTerminal",
      dependencies: ["CNcursesw", "CTerminalGuard", "KeyInput", "ScreenCells", "Simulation"],
      swiftSettings: settings
    ),
    // Floor 8
    .target(
      name: "FieldstopCommands",
      dependencies: [
        "CursesTerminal", "InputMethods", "KeyInput", "ScenarioReplay", "ScreenCells", "Simulation",
        "TextFieldModel", "TextLimits", "TextMeasure",
      ],
      swiftSettings: settings
    ),
    // Floor 9
    .executableTarget(
      name: "fieldstop",
      dependencies: ["FieldstopCommands"],
      swiftSettings: settings
    ),

    // Tests, one target per module
    .target(
      name: "TestSupport",
      dependencies: ["TextMeasure"],
      path: "Tests/TestSupport",
      swiftSettings: settings
    ),
    .testTarget(
      name: "TestSupportTests",
      dependencies: ["TestSupport", "TextMeasure"],
      exclude: ["Snapshots"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "KeyInputTests",
      dependencies: ["KeyInput", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "TextMeasureTests",
      dependencies: ["TestSupport", "TextMeasure"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "TextLimitsTests",
      dependencies: ["TestSupport", "TextLimits", "TextMeasure"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "TextFieldModelTests",
      dependencies: ["TestSupport", "TextFieldModel", "TextLimits", "TextMeasure"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "InputMethodsTests",
      dependencies: ["InputMethods", "KeyInput", "TestSupport", "TextFieldModel", "TextMeasure"],
      exclude: ["Fixtures"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "SimulationTests",
      dependencies: [
        "InputMethods", "KeyInput", "Simulation", "TestSupport", "TextFieldModel", "TextLimits",
        "TextMeasure",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ScreenCellsTests",
      dependencies: [
        "KeyInput", "ScreenCells", "Simulation", "TestSupport", "TextFieldModel", "TextLimits",
        "TextMeasure",
      ],
      exclude: ["Snapshots"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ScenarioReplayTests",
      dependencies: [
        "KeyInput", "ScenarioReplay", "Simulation", "TestSupport", "TextFieldModel", "TextLimits",
        "TextMeasure",
      ],
      exclude: ["Fixtures"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "CursesTerminalTests",
      dependencies: ["CursesTerminal", "ScreenCells", "Simulation", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "FieldstopCommandsTests",
      dependencies: [
        "CursesTerminal", "FieldstopCommands", "ScenarioReplay", "Simulation", "TestSupport",
        "TextFieldModel", "TextLimits", "TextMeasure",
      ],
      exclude: ["Snapshots"],
      swiftSettings: settings
    ),
    .target(
      name: "FuzzSupport",
      dependencies: [
        "KeyInput", "ScenarioReplay", "TextFieldModel", "TextLimits", "TextMeasure",
      ],
      path: "Tests/FuzzSupport",
      swiftSettings: settings
    ),
    .testTarget(
      name: "FuzzTests",
      dependencies: ["FuzzSupport", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "GuideTests",
      dependencies: ["TestSupport", "TextFieldModel", "TextLimits", "TextMeasure"],
      swiftSettings: settings
    ),
    .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"], swiftSettings: settings),
    .systemLibrary(name: "CVterm", path: "Tests/CVterm"),
    .testTarget(
      name: "FieldstopTests",
      dependencies: ["CVterm", "TestSupport", "fieldstop"],
      swiftSettings: settings
    ),
  ]
)

// SwiftPM builds a target again when a module that it names has changed, but not when only one behind that
// has: a value that grew by a field would be copied by its old size. So each target names all behind it.
let named = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0.dependencies) })

func allBehind(_ dependencies: [Target.Dependency]) -> Set<String> {
  dependencies.reduce(into: []) { names, dependency in
    guard case .byNameItem(let name, _) = dependency else { return }
    names.insert(name)
    names.formUnion(allBehind(named[name] ?? []))
  }
}

for target in package.targets {
  target.dependencies = allBehind(target.dependencies).sorted().map { .byName(name: $0) }
}
