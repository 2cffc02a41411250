/// Why a hand-built sheet isn't changed: what a person should decide.
enum SheetDoubt: Hashable {
  case container, callers, branch, reversed, notBindable, notIdentifiable, onDismiss, ownLook, height, layers, unclear
  case blocked, focus, replaced, geometry, gestureInside, keepsState, several, part, navigates, dismisses, presents
  case modifier(String)
  case unseen(String)
  case dragUsed(String)
  case api(String)

  /// A sentence that follows what was found.
  var words: String {
    switch self {
    case .container:
      "It is a container that its callers fill, so decide whether each of them can present a sheet instead."
    case .callers:
      "What it covers is in other views, so decide which of them should present it, and where its binding comes from."
    case .branch: "What shows it is no plain `Bool` or item, so decide what the sheet should be bound to."
    case .reversed: "Its state says when it is hidden, so decide what the sheet should be bound to."
    case .notBindable: "The state that shows it can't be bound from here, so decide where its binding comes from."
    case .notIdentifiable: "Its item isn't seen to be `Identifiable`, which `sheet(item:)` needs; make it so first."
    case .onDismiss:
      "Closing it by hand does more than hide it; decide what of that belongs into the sheet's `onDismiss`."
    case .ownLook:
      "Its background, border or width is a design of its own; decide what of it a sheet should keep."
    case .height:
      "The drag changes more than its position, so decide which heights the detents should have."
    case .blocked:
      "Something else says whether a drag may close it; decide what `interactiveDismissDisabled` is to depend on."
    case .replaced:
      "It may show another item in its place, for which a sheet closes and opens again; decide what it should do."
    case .focus: "It moves the focus of its screen; move that `@FocusState` into the view that the sheet shows first."
    case .layers: "Other views are drawn with it, so decide which of them belong into the sheet."
    case .unclear: "This file doesn't show all that it does, so try what a sheet would lose."
    case .geometry: "Its position is computed from the room around it, so decide which detents it should have."
    case .gestureInside:
      "Only a part of it takes the drag, so decide whether the whole sheet may be dragged, and take the gesture out."
    case .keepsState:
      "It is only moved out of sight and may keep state that a sheet makes anew each time; move that state out first."
    case .navigates:
      "It navigates within its screen, so decide whether the sheet needs a navigation stack of its own."
    case .dismisses:
      "A view in it calls `dismiss`, which would close the sheet and not its screen; decide which is meant."
    case .presents:
      "The screen presents something else from it, which a sheet would hold up; decide which view presents that."
    case .unseen(let name):
      "`\(name)` is in another file, so see whether it navigates, dismisses or presents anything."
    case .part: "It may cover a part of the screen only, so decide whether a sheet may cover more."
    case .several: "One state shows several sheets, so decide how they are presented after each other."
    case .modifier(let name): "`\(name)` is applied to it, so decide whether the sheet's content needs that."
    case .dragUsed(let name): "`\(name)` is used for more than the drag, so decide what that becomes without one."
    case .api(let reason): reason
    }
  }
}
