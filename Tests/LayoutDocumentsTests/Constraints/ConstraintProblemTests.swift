import Testing

@Suite struct ConstraintProblemTests {
  private let fixture = ConstraintFixture()

  @Test func `what is wrong with an equation is told at its place`() throws {
    let table = #"""
      case.xml:2:1: error: 'the map fills the screen' is no constraint; write an equation like 'title.top = root.top + 8', visual format like 'H:|-8-[title]-8-|', or a <constraint firstAttribute="…"/>
      the map fills the screen
      ^

      case.xml:2:1: error: 'map.width # = 3' is no constraint; write an equation like 'title.top = root.top + 8', visual format like 'H:|-8-[title]-8-|', or a <constraint firstAttribute="…"/>
      map.width # = 3
      ^

      case.xml:2:12: error: the line ends here; an attribute like root.top, or a number is expected
      map.width =
                 ^

      case.xml:2:15: error: the end of the line, '@' with a priority or '#' with an id is expected, not '4'
      map.width = 3 4
                    ^

      case.xml:2:16: error: the line ends here; a priority like @750 is expected
      map.width = 3 @
                     ^

      case.xml:2:16: error: a priority like @750 is expected, not 'high'
      map.width = 3 @high
                     ^

      case.xml:2:15: error: '*' behind the multiplier is expected, not 'root'
      map.width = 2 root.width
                    ^

      case.xml:2:16: error: the line ends here; '*' and an attribute behind the multiplier is expected
      map.width = 1/3
                     ^

      case.xml:2:13: error: a constant stands behind the attribute, as in root.width + 8
      map.width = 8 + root.width
                  ^

      case.xml:2:25: error: the line ends here; a number behind '+' is expected
      map.width = root.width +
                              ^

      case.xml:2:28: error: the end of the line, '@' with a priority or '#' with an id is expected, not '-'
      map.width = root.width + 8 - 4
                                 ^

      case.xml:2:26: error: a number behind '+' is expected, not 'title'
      map.width = root.width + title.width
                               ^

      case.xml:2:1: error: an attribute like title.top is expected, not '2'
      2 * map.width = root.width
      ^

      case.xml:2:5: error: a name behind '.' is expected, not '.'
      map..width = 3
          ^

      case.xml:2:3: error: a name with '-' in it stands in backticks, like `my-view`.top
      my-view.width = 3
        ^

      case.xml:2:24: error: '×' means nothing here; write *
      map.width = root.width × 2
                             ^

      case.xml:2:11: error: '<' means nothing here; write ≤
      map.width &lt; 3
                ^

      case.xml:2:12: error: '<' means nothing here; write ≤
      map.width =&lt; 3
                 ^

      case.xml:2:24: error: '–' means nothing here; write -
      map.width = root.width – 8
                             ^

      case.xml:2:13: error: parameters in braces are not supported yet in constraints
      map.width = {gap}
                  ^

      case.xml:2:14: error: ';' means nothing here
      map.width = 3; map.height = 4
                   ^

      case.xml:2:13: error: '8pt' is no number like 12 or 0.5; an id that begins with a digit stands in backticks
      map.width = 8pt
                  ^

      case.xml:2:13: error: '1e3' is no number like 12 or 0.5; an id that begins with a digit stands in backticks
      map.width = 1e3
                  ^

      case.xml:2:13: error: '1.2.3' is no number like 12 or 0.5; an id that begins with a digit stands in backticks
      map.width = 1.2.3
                  ^

      case.xml:2:13: error: an attribute like root.top, or a number is expected, not '.'
      map.width = .5
                  ^

      case.xml:2:1: error: '8bC.width' is no number like 12 or 0.5; an id that begins with a digit stands in backticks
      8bC.width = 3
      ^

      case.xml:2:1: error: the name that begins here never ends; its closing ` is missing
      `8bC.width = 3
      ^

      case.xml:2:1: error: a name is expected between the backticks
      ``.width = 3
      ^

      case.xml:2:16: error: an id is expected here
      map.width = 3 #
                     ^

      case.xml:2:17: error: an id has no blanks, but 'so wide' has
      map.width = 3 # so wide
                      ^

      case.xml:2:13: error: a constant lies between -10000000 and 10000000
      map.width = 10000001
                  ^

      case.xml:2:22: error: a constant lies between -10000000 and 10000000
      map.top = root.top - 99999999
                           ^

      case.xml:2:16: error: a priority is more than 0 and at most 1000, which is required
      map.width = 3 @0
                     ^

      case.xml:2:16: error: a priority is more than 0 and at most 1000, which is required
      map.width = 3 @1000.5
                     ^

      case.xml:2:16: error: a priority is more than 0 and at most 1000, which is required
      map.width = 3 @-1
                     ^

      case.xml:2:13: error: a multiplier lies between -10000000 and 10000000
      map.width = 10000001 * root.width
                  ^

      case.xml:2:15: error: nothing can be divided by 0
      map.width = 1/0 * root.width
                    ^

      case.xml:2:26: error: nothing can be divided by 0
      map.width = root.width / 0
                               ^

      case.xml:2:1: error: no view has the id 'ifno'; did you mean 'info'?
      ifno.width = 3
      ^

      case.xml:2:13: error: no view has the id 'nope'
      map.width = nope.width
                  ^

      case.xml:2:1: error: 'count' is a variable; constraints are between views
      count.width = 3
      ^

      case.xml:2:1: error: 'tall' is a constraint; constraints are between views
      tall.width = 3
      ^

      case.xml:2:1: error: an attribute is expected behind 'map', like map.top
      map = root.edges
      ^

      case.xml:2:13: error: an attribute is expected behind 'root', like root.top
      map.edges = root
                  ^

      case.xml:2:11: error: an attribute is expected behind 'safeArea', like safeArea.top
      map.top = safeArea
                ^

      case.xml:2:16: error: an attribute is expected behind 'root.safeArea', like root.safeArea.top
      map.top = root.safeArea
                     ^

      case.xml:2:1: error: no view has the id 'width'
      `width` = 3
      ^

      case.xml:2:5: error: 'widht' is no attribute of a constraint; did you mean 'width'?
      map.widht = 3
          ^

      case.xml:2:5: error: 'x' is no attribute of a constraint; known are left, right, top, bottom, leading, trailing, width, height, centerX, centerY, firstBaseline, lastBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins, edges, size, center, baseline
      map.x = root.x
          ^

      case.xml:2:1: error: 'wdth' is no attribute of a constraint; did you mean 'width'?
      wdth = 3
      ^

      case.xml:2:20: error: a layout guide has no margins, so 'safeArea.topMargin' is nowhere; a view has them
      map.top = safeArea.topMargin
                         ^

      case.xml:2:37: error: a layout guide has no baselines, so 'layoutMargins.lastBaseline' is nowhere; a view has them
      title.firstBaseline = layoutMargins.lastBaseline
                                          ^

      case.xml:2:15: error: 'topLayoutGuide' is the controller's, so of the outermost view, not of 'map'
      map.top = map.topLayoutGuide.bottom
                    ^

      case.xml:2:23: error: 'title.firstBaseline' cannot be tied to 'map.leading': one is a place across, the other a place down
      title.firstBaseline = map.leading
                            ^

      case.xml:2:18: error: 'title.baseline' cannot be tied to 'map.width': a size goes only with a size, a place with a place
      title.baseline = map.width
                       ^

      case.xml:2:18: error: 'map.leftMargin' cannot be tied to 'root.leading': leading and trailing follow the writing direction, left and right do not
      map.leftMargin = root.leading
                       ^

      case.xml:2:16: error: 'map.trailing' cannot be tied to 'root.rightMargin': leading and trailing follow the writing direction, left and right do not
      map.trailing = root.rightMargin
                     ^

      case.xml:2:28: error: 'map.centerXWithinMargins' cannot be tied to 'root.centerY': one is a place across, the other a place down
      map.centerXWithinMargins = root.centerY
                                 ^

      case.xml:2:20: error: location attributes must be specified in pairs: 'map.lastBaseline' needs another view's place; only a width or height can be a constant
      map.lastBaseline = 8
                         ^

      case.xml:2:17: error: location attributes must be specified in pairs: a multiplier of 0 leaves 'map.topMargin' alone
      map.topMargin = 0 * root.topMargin
                      ^

      case.xml:2:20: error: 'map.lastBaseline' is constrained to itself
      map.lastBaseline = map.baseline
                         ^

      case.xml:2:5: error: 'bottomMargn' is no attribute of a constraint; did you mean 'bottomMargin'?
      map.bottomMargn = root.bottom
          ^

      case.xml:2:11: error: no view has the id 'layoutMarginsGuide'; did you mean 'layoutMargins'?
      map.top = layoutMarginsGuide.top
                ^

      case.xml:2:16: error: 'safeAreaLayoutGuide' is no guide of 'root'; did you mean 'safeArea'?
      map.top = root.safeAreaLayoutGuide.top
                     ^

      case.xml:2:17: error: 'contentLayoutGiude' is no guide of 'sheet'; did you mean 'contentLayoutGuide'?
      map.top = sheet.contentLayoutGiude.top
                      ^

      case.xml:2:16: error: 'frame' is no guide of 'root'; known are safeArea, layoutMargins, readableContentGuide, keyboardLayoutGuide, contentLayoutGuide, frameLayoutGuide, topLayoutGuide, bottomLayoutGuide
      map.top = root.frame.top
                     ^

      case.xml:2:11: error: 'root' is no scroll view and has no contentLayoutGuide
      map.top = contentLayoutGuide.top
                ^

      case.xml:2:16: error: 'map' is no scroll view and has no frameLayoutGuide
      info.top = map.frameLayoutGuide.top
                     ^

      case.xml:2:11: error: 'root' is the outermost view and has no superview
      map.top = superview.top
                ^

      case.xml:2:22: error: 'root.sheet.info' has too many parts; an item is a view or a view's guide
      map.top = root.sheet.info.top
                           ^

      case.xml:2:13: error: a name with '-' in it stands in backticks, like `my-view`.top
      map.top = my-view.top
                  ^

      case.xml:2:13: error: 'map.edges' and 'root.top' do not stand for equally many attributes; edges go with edges, size with size, center with center
      map.edges = root.top
                  ^

      case.xml:2:13: error: location attributes must be specified in pairs: 'map.edges' needs another view's place; only a width or height can be a constant
      map.edges = 0
                  ^

      case.xml:2:12: error: 'map.size' cannot be tied to 'root.center': a size goes only with a size, a place with a place
      map.size = root.center
                 ^

      case.xml:2:13: error: 'map.width' cannot be tied to 'root.top': a size goes only with a size, a place with a place
      map.width = root.top
                  ^

      case.xml:2:15: error: 'map.leading' cannot be tied to 'root.width': a size goes only with a size, a place with a place
      map.leading = root.width
                    ^

      case.xml:2:11: error: 'map.top' cannot be tied to 'root.leading': one is a place across, the other a place down
      map.top = root.leading
                ^

      case.xml:2:15: error: 'map.leading' cannot be tied to 'root.left': leading and trailing follow the writing direction, left and right do not
      map.leading = root.left
                    ^

      case.xml:2:13: error: 'map.right' cannot be tied to 'root.trailing': leading and trailing follow the writing direction, left and right do not
      map.right = root.trailing
                  ^

      case.xml:2:11: error: location attributes must be specified in pairs: 'map.top' needs another view's place; only a width or height can be a constant
      map.top = 8
                ^

      case.xml:2:11: error: location attributes must be specified in pairs: a multiplier of 0 leaves 'map.top' alone
      map.top = 0 * root.top
                ^

      case.xml:2:22: error: location attributes must be specified in pairs: a multiplier of 0 leaves 'map.top' alone
      map.top = root.top * 0
                           ^

      case.xml:2:13: error: 'map.width' is constrained to itself
      map.width = map.width + 3
                  ^

      case.xml:2:13: error: 'map.edges' is constrained to itself
      map.edges = map.edges
                  ^

      case.xml:2:17: error: ''' means nothing here
      map.width &lt;= &#39;
                      ^

      case.xml:2:22: error: 'widht' is no attribute of a constraint; did you mean 'width'?
      map.width &lt;= root.widht
                           ^

      case.xml:2:3: error: '=', '≤' or '≥' is expected, not ':'
      HV:|[map(>=3)]|
        ^
      """#
    try fixture.check(table)
  }

  @Test func `what is wrong with visual format is told at its place`() throws {
    let table = #"""
      case.xml:2:3: error: the line ends here; a view like [title] is expected
      H:
        ^

      case.xml:2:4: error: the line ends here; a view like [title] is expected
      H:|
         ^

      case.xml:2:4: error: a view like [title] is expected, not '|'
      H:||
         ^

      case.xml:2:1: error: this constrains nothing; a size like [title(100)], a neighbour or '|' is missing
      H:[map]
      ^

      case.xml:2:4: error: the id of a view is expected, not ']'
      H:[]
         ^

      case.xml:2:7: error: the line ends here; ']' behind the view is expected
      H:[map
            ^

      case.xml:2:8: error: a number or a view is expected, not ')'
      H:[map()]
             ^

      case.xml:2:11: error: ',' or ')' is expected, not ']'
      H:[map(100]
                ^

      case.xml:2:12: error: a number or a view is expected, not ')'
      H:[map(100,)]
                 ^

      case.xml:2:10: error: no view has the id 'nope'
      H:[map(==nope)]
               ^

      case.xml:2:10: error: 'map.width' is constrained to itself
      H:[map(==map)]
               ^

      case.xml:2:12: error: a priority is more than 0 and at most 1000, which is required
      H:[map(100@1001)]
                 ^

      case.xml:2:8: error: a constant lies between -10000000 and 10000000
      H:[map(99999999)]
             ^

      case.xml:2:4: error: no view has the id 'mpa'; did you mean 'map'?
      H:[mpa]|
         ^

      case.xml:2:9: error: the line ends here; a space like -8- or -(≥8@750)-, or a view like [title] is expected
      H:[map]-
              ^

      case.xml:2:10: error: '-' behind the space is expected, not '['
      H:[map]-8[sheet]
               ^

      case.xml:2:9: error: 'gap' is no number and none of the block's metrics
      H:[map]-gap-[sheet]
              ^

      case.xml:2:10: error: 'gap' is no number and none of the block's metrics
      H:[map]-(gap)-[sheet]
               ^

      case.xml:2:9: error: a space like -8- or -(≥8@750)-, or a view like [title] is expected, not '-'
      H:[map]--8-[sheet]
              ^

      case.xml:2:8: error: a view like [title] is expected, not '8'
      H:[map]8[sheet]
             ^

      case.xml:2:9: error: the end of the line, or an option like alignAllTop is expected, not '['
      H:[map]|[sheet]
              ^

      case.xml:2:17: error: 'alignAllTp' is no option of visual format; did you mean 'alignAllTop'?
      H:[map]-[sheet] alignAllTp
                      ^

      case.xml:2:17: error: options cannot align views on their left in a layout that is horizontal itself
      H:[map]-[sheet] alignAllLeft
                      ^

      case.xml:2:17: error: options cannot align views on their top in a layout that is vertical itself
      V:[map]-[sheet] alignAllTop
                      ^

      case.xml:2:19: error: spaces between baselines are vertical; the line begins with 'V:'
      H:[map]-9-[sheet] spacingBaselineToBaseline
                        ^

      case.xml:2:17: error: between baselines the system's space depends on the fonts; write a number like -20-
      V:[map]-[sheet] spacingBaselineToBaseline
                      ^

      case.xml:2:12: error: a priority is more than 0 and at most 1000, which is required
      H:[map(100@0)]
                 ^

      case.xml:2:12: error: a number or a view is expected, not ')'
      H:[map(100,)]
                 ^

      case.xml:2:12: error: '-' behind the space is expected, not '['
      H:[map]-(8)[sheet]
                 ^

      case.xml:2:13: error: an id has no blanks, but 'a b' has
      H:[map]-| # a b
                  ^

      case.xml:2:5: error: 'root' is the outermost view and has no superview
      H:|[root]|
          ^

      case.xml:2:10: error: '|' is the views' superview, but 'map' and 'title' have different ones
      H:|[map][title]|
               ^

      case.xml:2:5: error: no view has the id 'superview'
      H:|[superview]|
          ^

      case.xml:2:5: error: '<' means nothing here; write ≤
      H:|-&lt;8-[map]
          ^
      """#
    try fixture.check(table)
  }

  @Test func `what cannot be shown in a table is told, too`() throws {
    let blank = try fixture.line("map.width\u{A0}= 3")
    #expect(
      blank.problems == [
        """
        case.xml:1:32: error: this is a special blank; write a plain one
        <constraints><![CDATA[map.width\u{A0}= 3]]></constraints>
                                       ^
        """
      ])
    let digits = String(repeating: "9", count: 400)
    let long = try fixture.line("map.width = \(digits)").problems
    #expect(long.count == 1)
    #expect(
      long.first?.hasPrefix(
        "case.xml:1:35: error: a constant lies between -10000000 and 10000000\n") == true)
  }

  @Test func `every line with something wrong is told in one pass, the others are read`() throws {
    let reading = try fixture.reading(
      of: """
        <constraints id="all of it" name="x" installed="false">
          map.top = root.tpo
          map.width = 3
          H:|[mpa]|
          map.height &lt;= 3 &amp; 4
          <constraint firstAttribute="tpo" constant="x" relation="="/>
          map.width = 4 # four
        </constraints>
        """)
    #expect(reading.words == ["map.width = 3"])
    #expect(
      reading.problems.map { String($0.prefix { $0 != "\n" }) } == [
        "case.xml:1:18: error: an id has no blanks, but 'all of it' has",
        "case.xml:1:29: error: <constraints> has no attribute 'name'; known are id, installed, metrics, unnoticed, reason",
        "case.xml:1:49: error: 'installed' is YES or NO, not 'false'",
        "case.xml:2:18: error: 'tpo' is no attribute of a constraint; did you mean 'top'?",
        "case.xml:4:7: error: no view has the id 'mpa'; did you mean 'map'?",
        "case.xml:5:22: error: '&' means nothing here",
        "case.xml:6:31: error: 'tpo' is no attribute of a constraint; did you mean 'top'?",
        "case.xml:6:59: error: 'relation' is equal, lessThanOrEqual or greaterThanOrEqual, not '='",
        "case.xml:6:46: error: 'constant' is a plain number, not 'x'",
        "case.xml:7:19: error: the block's id 'all of it' already names this constraint; give it one "
          + "of the two",
      ])
  }
}
