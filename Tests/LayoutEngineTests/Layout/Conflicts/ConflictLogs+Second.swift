extension ConflictLogs {
  static let second: [ConflictLogTests.Log] = [
    // indexed public file 21497152612
    .init(
      tree: "v3(v2(v1))", breaks: 1,
      constraints: """
        v1.height = 100; v2.top = v3.top; v2.bottom = v3.bottom; v2.top = v1.top;
        v2.bottom = v1.bottom; v3.height = 926 given
        """),
    // indexed public file 3589092871
    .init(
      tree: "v2(v1)", breaks: 1,
      constraints: """
        v1.width = 335; v2.trailing = v1.trailing + 20; v1.leading = v2.leading + 20;
        v2.width = 414 given
        """),
    // indexed public file 32901565423
    .init(
      tree: "v2(v1)", breaks: 2,
      constraints: """
        v1.top = v2.top + 5; v1.bottom = v2.bottom - 5; v2.height = 0 given
        """),
    // indexed public file 1916997446
    .init(
      tree: "v2(v1)", breaks: 3,
      constraints: """
        v1.top = v2.top - 0.333333 given; v1.height = 1.66667 given; v1.centerY = v2.centerY;
        v2.height = 844 given
        """),
    // indexed public file 18460374857
    .init(
      tree: "v2(v1 v3)", breaks: 2,
      constraints: """
        v1.bottom = v2.top; v3.height = 72; v3.bottom = v2.top; v3.top = v1.bottom
        """),
    // indexed public file 11078991792
    .init(
      tree: "v2(v1 v3)", breaks: 4, instead: 2,
      constraints: """
        v1.bottom = v2.top; v3.height = 45; v3.bottom = v2.top; v3.top = v1.bottom
        """),
    // indexed public file 32624983313 (Masonry README)
    .init(
      tree: "v2(v1)", breaks: 1,
      constraints: """
        v1.height ≥ 5000; v2.height = 416 given; v1.bottom = v2.bottom - 10; v1.top = v2.top + 1
        """),
    // indexed public file 26202599512
    .init(
      tree: "v4(v1 v2(v3))", breaks: 2,
      constraints: """
        v1.height = 50; v2.bottom = v3.bottom + 15; v3.top = v2.top + 15; v1.top = v4.top + 5;
        v4.height = 100 given; v2.top = v1.bottom + 5; v4.bottom = v2.bottom + 15
        """),
    // indexed public file 22830387721 (1)
    .init(
      tree: "v4(v3(v2(v1)))", breaks: 2,
      constraints: """
        v1.leading = v2.leading + 399; v1.trailing = v2.trailing - 399; v2.width = v3.width;
        v3.width = v4.width; v4.width = 375 given
        """),
    // indexed public file 22830387721 (2)
    .init(
      tree: "v4(v3(v2(v1)))", breaks: 2,
      constraints: """
        v1.leading = v2.leading + 399; v1.trailing = v2.trailing - 399; v2.width = v3.width;
        v3.width = v4.width; v4.width = 375 given
        """),
    // indexed public file 44413210661
    .init(
      tree: "v2(v1)", breaks: 2,
      constraints: """
        v1.leading = v2.leading + 20; v2.trailing = v1.trailing + 20; v2.width = 0 given
        """),
    // indexed public file 21832414976
    .init(
      tree: "v2(v1)", breaks: 1,
      constraints: """
        v1.width = 768; v2.trailing = v1.trailing; v1.leading = v2.leading; v2.width = 50 given
        """),
    // indexed public file 6189445900 (1)
    .init(
      tree: "v3(v2(v1))", breaks: 1,
      constraints: """
        v1.width = 402; v2.width ≥ v1.width; v2.width = v3.width; v3.width = 0 given
        """),
    // indexed public file 6189445900 (2)
    .init(
      tree: "v5(v4(v3(v2(v1))))", breaks: 1,
      constraints: """
        v1.width = v2.width - 32; v2.width = v3.width; v4.width ≥ v3.width; v4.width = v5.width;
        v5.width = 0 given
        """),
    // indexed public file 6189445900 (5)
    .init(
      tree: "v6(v4(v2(v1(v3)) v5))", breaks: 1, instead: 3,
      constraints: """
        v1.height ≥ 44; v1.top = v2.top; v1.bottom = v3.bottom; v2.height = v4.height;
        v5.height = v4.height; v5.height = v6.height; v2.bottom = v3.bottom; v6.height = 13 given
        """),
    // indexed public file 6189445900 (7)
    .init(
      tree: "v2(v1 v3)", breaks: 1,
      constraints: """
        v1.width = 76; v1.leading = v2.leading; v3.leading = v1.trailing + 15;
        v3.right = v2.right + 5; v2.width = 0 given
        """),
    // indexed public file 6189445900 (8)
    .init(
      tree: "v2(v1 v3)", breaks: 2,
      constraints: """
        v1.leading = v2.leading; v3.leading = v1.trailing + 15; v3.right = v2.right - 12;
        v2.width = 0 given
        """),
    // indexed public file 6189445900 (9)
    .init(
      tree: "v2(v1 v3)", breaks: 2,
      constraints: """
        v1.leading = v2.leading; v3.leading = v1.trailing + 15; v3.right = v2.right + 5;
        v2.width = 0 given
        """),
    // indexed public file 30690713996 (1)
    .init(
      tree: "v2(v1)", breaks: 1,
      constraints: """
        v1.height = 400; v1.top = v2.top; v2.bottom = v1.bottom; v2.height = 0 given
        """),
    // indexed public file 30690713996 (2)
    .init(
      tree: "v2(v1)", breaks: 1,
      constraints: """
        v1.height = 200; v1.top = v2.top; v2.bottom = v1.bottom; v2.height = 0 given
        """),
    // indexed public file 6771916546 (1) (iOS 15)
    .init(
      tree: "v6(v3(v1 v2) g4 g5)", breaks: 1,
      constraints: """
        v1.leading = v2.trailing + 6; v1.trailing ≤ v3.trailing; v2.leading = g4.leading;
        g5.leading = v3.trailing + 6; g5.trailing = v6.trailing; v6.width = 0 given;
        g4.leading = v6.leading + 8
        """),
    // indexed public file 6771916546 (3) (iOS 15)
    .init(
      tree: "v7(v3(v2(v1) v4) g5 g6)", breaks: 1,
      constraints: """
        v1.trailing = v2.trailing; v2.trailing = v3.trailing; v1.leading = v4.trailing;
        v4.leading = g5.leading; g6.leading = v3.trailing + 6; g6.trailing = v7.trailing;
        v7.width = 0 given; g5.leading = v7.leading + 8
        """),
    // indexed public file 25092538606
    .init(
      tree: "v2(v1)", breaks: 1,
      constraints: """
        v1.centerY = v2.centerY + 8.9502; v1.centerY = v2.centerY
        """),
    // indexed public file 39964431653
    .init(
      tree: "v2(v1)", breaks: 3,
      constraints: """
        v1.trailing = v2.trailing; v1.leading = v2.leading; v1.width ≤ 300; v2.width = 361 given
        """),
    // indexed public file 12327903335
    .init(
      tree: "v2(v1 v3 v4)", breaks: 1,
      constraints: """
        v1.height = 44; v2.top = v3.top; v2.bottom = v1.bottom; v2.height = 0 given;
        v4.top = v3.bottom + 16; v1.top = v4.bottom + 16
        """),
    // github.com/duckduckgo/apple-browsers
    .init(
      tree: "v2(v1)", breaks: 2,
      constraints: """
        v1.top = v2.top + 8; v1.bottom = v2.bottom - 8; v2.height = 0
        """),
    // indexed public file 12617735352
    .init(
      tree: "v5(v1 v2 v3 v4 v6 v7(v8))", breaks: 12, instead: 13,
      constraints: """
        v1.height = 50; v2.height = 1; v3.height = 10; v4.height = 136.333; v1.top = v5.top + 10;
        v6.top = v1.bottom + 10; v4.top = v6.bottom + 10; v7.top = v2.bottom; v2.top = v4.bottom;
        v5.bottom = v3.bottom; v3.top = v7.bottom; v7.top = v8.top; v7.bottom = v8.bottom;
        v5.height = 44 given
        """),
    // indexed public file 9989049137 (iOS 18 or later)
    .init(
      tree: "v4(v3(v2(v1)))", breaks: 8,
      constraints: """
        v1.top = v2.top + 7; v2.bottom = v1.bottom + 10; v2.top = v3.top; v3.bottom = v2.bottom;
        v3.top = v4.top; v4.bottom = v3.bottom; v4.height = 250 given; v1.height = 216
        """),
    // indexed public file 29539142057
    .init(
      tree: "v6(v3(v1 v2) g4 g5)", breaks: 1,
      constraints: """
        v1.leading = v2.trailing + 6; v1.trailing ≤ v3.trailing; v2.leading = g4.leading;
        g5.leading = v3.trailing; g5.trailing = v6.trailing; v6.width = 0 given;
        g4.leading = v6.leading
        """),
    // indexed public file 31493011660
    .init(
      tree: "v1", breaks: 1,
      constraints: """
        v1.height = 112; v1.height = 112.333 given
        """),
    // indexed public file 13621804817 (iOS 26)
    .init(
      tree: "v2(v1)", breaks: 3,
      constraints: """
        v1.top = v2.top; v1.bottom = v2.bottom; v1.height = 200; v2.height = 220 given
        """),
    // indexed public file 586500003
    .init(
      tree: "v1", breaks: 1,
      constraints: """
        v1.height = 1094.333333; v1.height = 666
        """),
    // indexed public file 4903742747
    .init(
      tree: "v2(v1)", breaks: 1,
      constraints: """
        v1.right = v2.centerX; v1.right = v2.right; v2.width = 414
        """),
    // indexed public file 16283615394
    .init(
      tree: "v2(v1)", breaks: 1,
      constraints: """
        v1.width = 100; v1.left = v2.left + 10; v1.right = v2.right - 10; v2.width = 320
        """),
    // indexed public file 31477569471
    .init(
      tree: "v2(v1)", breaks: 2,
      constraints: """
        v1.top = v2.top + 15; v1.height = 10; v1.bottom = v2.bottom; v2.height = 177.5
        """),
    // indexed public file 43632597908
    .init(
      tree: "v2(v1)", breaks: 2,
      constraints: """
        v1.left = v2.left + 1; v1.left = v2.left + 10
        """),
    // indexed public file 18780451815 (whole)
    .init(
      tree: "v3(v2(v1 v4))", breaks: 1,
      constraints: """
        v1.width = v1.height; v1.width = 40; v2.top = v3.top; v2.bottom = v3.bottom;
        v4.bottom = v1.bottom; v4.top = v1.top; v2.top = v4.top; v2.bottom = v4.bottom;
        v3.height = 44 given
        """),
    // indexed public file 49021663913 (whole)
    .init(
      tree: "v1(v2(v3(v4 v5)))", breaks: 7,
      constraints: """
        v1.left = v2.left given; v1.width = 0 given; v3.centerX = v2.centerX;
        v3.leading = v2.leading + 20; v1.centerX = v2.centerX; v4.leading = v5.leading;
        v4.trailing = v5.trailing; v3.leading = v4.leading; v3.trailing = v4.trailing
        """),
    // indexed public file 7813723026
    .init(
      tree: "v2(v1)", breaks: 2,
      constraints: """
        v1.top = v2.top + 10; v2.bottom = v1.bottom + 10; v2.height = 0
        """),
  ]
}
