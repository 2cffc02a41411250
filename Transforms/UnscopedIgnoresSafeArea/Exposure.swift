/// How much of what is read or touched a view shows, and whether any of it stands at an edge of the view.
struct Exposure {
  /// Texts, pictures with a label, and the like.
  var texts = 0
  /// What can be touched; a control that takes all the width counts twice.
  var controls = 0
  /// Whether something of it is laid out at an edge of the view, or fills the view.
  var reachesEdge = false

  static let none = Exposure()
  static let text = Exposure(texts: 1)
  static let control = Exposure(controls: 1)
  static let wideControl = Exposure(controls: 2)
  /// Rows, a form, or anything else that fills its room with content.
  static let filling = Exposure(texts: 1, controls: 1, reachesEdge: true)

  var isEmpty: Bool { texts == 0 && controls == 0 }

  /// Whether it is worth the question which edges were meant: a few words or one control in the middle stay clear of
  /// every bar, whatever is ignored.
  var isContent: Bool { reachesEdge || texts > 3 || controls > 1 }

  /// Both, in one view.
  func joined(_ other: Exposure) -> Exposure {
    Exposure(
      texts: texts + other.texts, controls: controls + other.controls,
      reachesEdge: reachesEdge || other.reachesEdge)
  }

  /// As one thing of a size of its own, such as a card, which its surroundings centre.
  var asCard: Exposure { Exposure(texts: min(texts, 1), controls: texts == 0 ? min(controls, 1) : 0) }

  /// Laid out at an edge.
  var atEdge: Exposure { Exposure(texts: texts, controls: controls, reachesEdge: !isEmpty) }

  /// Any number of it.
  var repeated: Exposure { Exposure(texts: texts * 4, controls: controls * 4, reachesEdge: reachesEdge) }
}
