import Expressions

/// One run of a scene on a screen: a value that steps, signals and fingers change, turn by turn.
///
/// Read `outcome(of:on:)` first, then Appearance, Steps and Turn.
package struct Simulation: Sendable {
  let scene: Scene
  var screen: Screen
  var tree: ViewTree
  var rules: [LayoutRule]
  /// Nil until the first layout: before, frames are as authored.
  var layout: LayoutSystem?
  var layoutRequest = LayoutRequest()
  /// The number of layout passes of the run so far.
  var layoutPassCount = 0
  /// The constraints that layouts broke and that are still active.
  var brokenConstraints: [LayoutSystem.ConflictMember] = []
  /// Whether the screen's safe area counts: from just before `viewIsAppearing`.
  var isOnScreen = false
  /// The `<set>` that is being done, or was last in this turn: what layout and motion that follow from it are blamed on.
  var cause = Origin.none
  var physics: Physics
  var variables: [Value]
  var clock: Clock
  var recorder = Recorder()
  let reactions: ReactionTable
  /// How many signals are running inside one another.
  var depth = 0
  var fingers = FingerSchedule()
  var touches: TouchSession
  var controls = ControlTracking()
  var recognized: [Recognition] = []
  var motions: ScrollMotions
  var maps = MapMotions()
  var animations = Animations()
  let stop: StopCheck

  init(_ whole: Scene, on screen: Screen, stop: StopCheck = .never) {
    let scene = whole.varied(on: screen)
    self.scene = scene
    self.screen = screen
    self.screen.bars = scene.bars
    tree = scene.tree
    tree.adopt(screen)
    rules = scene.rules
    physics = scene.physics
    variables = scene.variables.map(\.initial)
    clock = Clock(rate: screen.rate)
    reactions = ReactionTable(scene.reactions)
    touches = TouchSession(recognizers: scene.recognizers)
    motions = ScrollMotions(of: scene.tree)
    self.stop = stop
    recorder.eventLimit = scene.limits.events
  }

  /// Runs a scene from its first appearance through its last step, or until it is asked to stop.
  package static func outcome(
    of scene: Scene, on screen: Screen, stop: StopCheck = .never
  ) -> Outcome {
    var simulation = Simulation(scene, on: screen, stop: stop)
    return simulation.outcome()
  }

  mutating func outcome() -> Outcome {
    do throws(RunFailure) {
      try appear()
      for (index, step) in scene.steps.enumerated() { try perform(step, number: index + 1) }
    } catch {
      recorder.end(error)
    }
    return recorder.outcome(physics: physics.parametersUsed)
  }
}

/// What ends a run before its last step.
enum RunFailure: Error, Sendable {
  /// A guard of the run: it could not go on.
  case failed(Finding)
  /// The caller asked for it.
  case stopped

  init(_ words: String, origin: Origin, notes: [Finding.Note] = []) {
    self = .failed(Finding(.failure, words, origin: origin, notes: notes))
  }
}
