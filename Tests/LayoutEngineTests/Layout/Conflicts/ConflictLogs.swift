/// The members of console logs, each with its source.
enum ConflictLogs {
  static let first: [ConflictLogTests.Log] = [
    // github.com/matt-matt1/YumaApp_full_ios
    .init(
      tree: "v6(v5(v4(v3(v2(v1 v8(v7 v9)))) v10))", breaks: 13, instead: 11,
      constraints: """
        v1.leading = v2.leading + 5; v2.trailing = v1.trailing + 5; v2.leading = v3.leading;
        v3.trailing = v2.trailing; v3.leading = v4.leading + 5; v4.trailing = v3.trailing + 5;
        v5.leading = v6.leading; v5.trailing = v6.trailing; v7.trailing = v8.trailing;
        v8.trailing = v2.trailing - 5; v9.width = 200; v9.centerX = v1.centerX;
        v7.trailing = v9.trailing; v10.trailing = v4.trailing; v10.leading = v4.leading;
        v5.leading = v10.leading; v5.trailing = v10.trailing; v6.width = 1024 given
        """),
    // github.com/matt-matt1/YumaApp_full_ios
    .init(
      tree: "v6(v5(v4(v3(v2(v1 v8(v7 v9)))) v10))", breaks: 13, instead: 11,
      constraints: """
        v1.leading = v2.leading + 5; v2.trailing = v1.trailing + 5; v2.leading = v3.leading;
        v3.trailing = v2.trailing; v3.leading = v4.leading + 5; v4.trailing = v3.trailing + 5;
        v5.leading = v6.leading; v5.trailing = v6.trailing; v7.leading = v8.leading;
        v8.leading = v2.leading + 5; v9.width = 200; v9.centerX = v1.centerX;
        v7.leading = v9.leading; v10.trailing = v4.trailing; v10.leading = v4.leading;
        v5.leading = v10.leading; v5.trailing = v10.trailing; v6.width = 1024 given
        """),
    // github.com/matt-matt1/YumaApp_full_ios
    .init(
      tree: "v4(v2(v1 v3))", breaks: 3, instead: 2,
      constraints: """
        v1.leading = v2.leading + 10; v1.width = 120; v3.leading = v1.trailing + 10;
        v2.trailing = v3.trailing + 10; v2.leading = v4.leading; v4.trailing = v2.trailing;
        v4.width = 0 given
        """),
    // github.com/matt-matt1/YumaApp_full_ios
    .init(
      tree: "v3(v2(v1))", breaks: 2,
      constraints: """
        v1.leading = v2.leading + 10; v2.trailing = v1.trailing + 10; v2.leading = v3.leading;
        v3.trailing = v2.trailing; v3.width = 0 given
        """),
    // github.com/matt-matt1/YumaApp_full_ios
    .init(
      tree: "v1(v2 v3)", breaks: 3,
      constraints: """
        v1.trailing = v2.trailing; v1.trailing = v3.trailing; v3.leading = v2.trailing + 10
        """),
    // github.com/matt-matt1/YumaApp_full_ios
    .init(
      tree: "v1(v24(v27 v28(v25 v26(v29(v3(v2) v5(v4) v7(v6) v9(v8) v11(v10)"
        + " v13(v12) v15(v14) v17(v16) v19(v18) v21(v20) v23(v22))))))",
      breaks: 23,
      constraints: """
        v1.width = 251.333 given; v2.leading = v3.leading + 11; v2.trailing = v3.trailing - 5;
        v4.leading = v5.leading + 11; v4.trailing = v5.trailing - 5; v6.leading = v7.leading + 11;
        v6.trailing = v7.trailing - 5; v8.leading = v9.leading + 11; v8.trailing = v9.trailing - 5;
        v10.leading = v11.leading + 11; v10.trailing = v11.trailing - 5;
        v12.leading = v13.leading + 11; v12.trailing = v13.trailing - 5;
        v14.leading = v15.leading + 11; v14.trailing = v15.trailing - 5;
        v16.leading = v17.leading + 11; v16.trailing = v17.trailing - 5;
        v18.leading = v19.leading + 11; v18.trailing = v19.trailing - 5;
        v20.leading = v21.leading + 11; v20.trailing = v21.trailing - 5;
        v22.leading = v23.leading + 11; v22.trailing = v23.trailing - 5; v24.width = v1.width;
        v25.leading = v26.leading; v25.trailing = v26.trailing; v27.leading = v28.leading;
        v27.trailing = v28.trailing; v29.leading = v3.leading; v29.trailing = v23.trailing;
        v26.leading = v29.leading; v26.trailing = v29.trailing; v28.leading = v25.leading;
        v28.trailing = v25.trailing; v24.leading = v27.leading; v24.trailing = v27.trailing;
        v5.leading = v3.trailing + 8; v7.leading = v5.trailing + 8; v9.leading = v7.trailing + 8;
        v11.leading = v9.trailing + 8; v13.leading = v11.trailing + 8;
        v15.leading = v13.trailing + 8; v17.leading = v15.trailing + 8;
        v19.leading = v17.trailing + 8; v21.leading = v19.trailing + 8;
        v23.leading = v21.trailing + 8
        """),
    // github.com/PSPDFKit-labs/radar.apple.com
    .init(
      tree: "v3(v2(v1))", breaks: 1,
      constraints: """
        v1.width = 304; v2.width ≥ v1.width; v2.width = v3.width; v3.width = 0 given
        """),
    // github.com/PSPDFKit-labs/radar.apple.com
    .init(
      tree: "v1(v2(v3 g4))", breaks: 5,
      constraints: """
        v1.height = 0 given; v2.top = v1.top; v1.bottom = v2.bottom; v3.height = g4.height;
        v2.bottom = g4.bottom + 9; g4.top = v2.top + 10
        """),
    // github.com/PSPDFKit-labs/radar.apple.com
    .init(
      tree: "v1(v2(g3 v4))", breaks: 5,
      constraints: """
        v1.height = 0 given; v2.top = v1.top; v1.bottom = v2.bottom; g3.top = v4.top;
        g3.bottom = v4.bottom; v2.bottom = g3.bottom + 9; g3.top = v2.top + 10
        """),
    // github.com/PSPDFKit-labs/radar.apple.com
    .init(
      tree: "v1(v2(v3 v4 g5 v6))", breaks: 7, instead: 4,
      constraints: """
        v1.height = 0 given; v2.top = v1.top; v1.bottom = v2.bottom; v3.centerY = v4.centerY;
        g5.top = v6.top; g5.centerY = v3.centerY; v6.top ≤ v4.top; v2.bottom = g5.bottom + 9;
        g5.top = v2.top + 10
        """),
    // github.com/johnpatrickmorgan/wtfautolayout
    .init(
      tree: "v3(v1 v2 v4(v5 v6))", breaks: 8,
      constraints: """
        v1.width = 40; v2.width = 60; v1.leading = v3.leading + 15; v4.leading = v1.trailing + 8;
        v3.trailing = v2.trailing + 5; v2.leading = v4.trailing + 8; v5.leading = v6.leading;
        v5.trailing = v6.trailing; v4.leading = v5.leading; v4.trailing = v5.trailing;
        v3.width = 94.3333 given
        """),
    // github.com/Rio-iOS/deep-understanding-autolayout
    .init(
      tree: "v1 g2", breaks: 2,
      constraints: """
        v1.leading = g2.leading + 50; v1.leading = g2.leading + 100
        """),
    // github.com/gscalzo/Swift2ByExample
    .init(
      tree: "v2(v1 v3)", breaks: 2,
      constraints: """
        v1.leading = v2.leadingMargin; v3.leading = v1.trailing + 8; v2.trailingMargin = v3.trailing;
        v2.width = 0 given
        """),
    // github.com/apptentive/apptentive-ios
    .init(
      tree: "v1(v3(v2))", breaks: 3,
      constraints: """
        v1.height = 0 given; v2.top = v3.top + 8; v3.bottom = v2.bottom + 8; v3.top = v1.top;
        v1.bottom = v3.bottom
        """),
    // github.com/mdznr/What-s-New
    .init(
      tree: "v2(v1)", breaks: 3,
      constraints: """
        v1.top = v2.top; v2.bottom = v1.bottom; v1.height = 103; v2.height = 115 given
        """),
    // github.com/itsmeichigo/DateTimePicker
    .init(
      tree: "v2(g1 v3)", breaks: 3,
      constraints: """
        g1.height = 0 given; g1.top = v2.top given; v3.top = g1.bottom - 20; v3.top = v2.top
        """),
    // github.com/horizontalsystems/unstoppable-wallet-ios
    .init(
      tree: "v2(v1)", breaks: 2,
      constraints: """
        v1.leading = v2.leading + 16; v1.trailing = v2.trailing - 16; v2.width = 0 given
        """),
    // github.com/trustwallet/trust-wallet-ios
    .init(
      tree: "v2(v1)", breaks: 2,
      constraints: """
        v1.leading = v2.leading + 4; v1.trailing = v2.trailing - 10; v2.width = 0 given
        """),
    // github.com/SnapKit/Masonry
    .init(
      tree: "v1", breaks: 1,
      constraints: """
        v1.width = 414; v1.width = 0
        """),
    // github.com/wordpress-mobile/WordPress-iOS
    .init(
      tree: "v2(v1)", breaks: 1,
      constraints: """
        v1.height = 46; v1.top = v2.top + 12; v2.height = 69.5 given; v2.bottom ≥ v1.bottom + 12
        """),
    // github.com/forkingdog/UITableView-FDTemplateLayoutCell
    .init(
      tree: "v1", breaks: 1,
      constraints: """
        v1.width = 375; v1.width = 0
        """),
    // github.com/fulldecent/FDTake
    .init(
      tree: "v1", breaks: 1,
      constraints: """
        v1.width = -16
        """),
    // github.com/ermalkaleci/CarbonKit
    .init(
      tree: "v1", breaks: 1,
      constraints: """
        v1.width = 40; v1.width = 0 given
        """),
    // github.com/cutting-room-floor/mapbox-gl-cocoa
    .init(
      tree: "v1 g2", breaks: 2,
      constraints: """
        v1.top = g2.bottom + 10; v1.top = g2.bottom + 30
        """),
    // github.com/mozilla-mobile/firefox-ios
    .init(
      tree: "v1", breaks: 1,
      constraints: """
        v1.width = 40; v1.width = 24
        """),
    // github.com/wordpress-mobile/WordPress-iOS
    .init(
      tree: "v3(v2(v1))", breaks: 1,
      constraints: """
        v1.width = 326; v2.trailing = v1.trailing; v1.leading = v2.leading; v2.width = v3.width;
        v3.width = 0 given
        """),
    // github.com/SnapKit/Masonry
    .init(
      tree: "v2(v1)", breaks: 1,
      constraints: """
        v1.top = v2.top + 20; v1.top = v2.top
        """),
    // github.com/Nemocdz/iOSCollectionInTableDemo
    .init(
      tree: "v2(v1)", breaks: 3,
      constraints: """
        v1.top = v2.top; v1.bottom = v2.bottom; v1.height = 200; v2.height = 100
        """),
    // newbe.dev/uistackview-unable-to-simultaneously-satisfy-constraints-on-squished-hidden-views (stackoverflow 32885955)
    .init(
      tree: "v1(v2)", breaks: 1,
      constraints: """
        v1.bottom = v2.bottom + 8; v2.top = v1.top + 8; v1.height = 0 given
        """),
    // stackoverflow.com/questions/19885421
    .init(
      tree: "v2(v1 v3)", breaks: 2, instead: 4,
      constraints: """
        v1.top = v2.top + 20; v3.top = v1.bottom + 8; v2.bottom = v3.bottom + 20; v3.height = 1000;
        v2.height = 44 given
        """),
    // ios-ruby-on-rails.developreference.com/article/24102440
    .init(
      tree: "v3(v1 v2 v4 v5)", breaks: 2,
      constraints: """
        v1.height = 15; v2.height = 80; v1.top = v3.top + 21; v4.top = v1.bottom + 14;
        v2.top = v4.bottom + 3; v5.top = v2.bottom + 8; v3.bottom = v5.bottom + 18;
        v3.height = 139.5 given
        """),
    // forums.developer.apple.com/forums/thread
    .init(
      tree: "v2(v1)", breaks: 1,
      constraints: """
        v1.height = 80; v1.top = v2.top; v1.bottom = v2.bottom; v2.height = 50 given
        """),
    // ios-ruby-on-rails.developreference.com/article/27555138
    .init(
      tree: "v4(v1(v3) v2)", breaks: 1,
      constraints: """
        v1.bottom = v2.bottom; v3.height = v1.height - 386 given; v4.bottom = v2.bottom + 64;
        v4.height = 480 given; v1.top = v4.top + 45
        """),
    // indexed public file 44942142503
    .init(
      tree: "v5(v1 g2 v3 v4)", breaks: 1,
      constraints: """
        v1.height = 25; g2.bottom = v1.bottom + 312; v3.top = v4.bottom + 34;
        v5.bottom = v3.bottom + 391; v1.top = v4.bottom + 70; v5.bottom = g2.bottom
        """),
    // indexed public file 11357670279 (1)
    .init(
      tree: "v4(v2(v1 v3))", breaks: 3,
      constraints: """
        v1.leading = v2.leading + 5; v3.trailing = v2.trailing - 5; v3.leading = v1.trailing + 5;
        v2.trailing = v4.trailing; v2.leading = v4.leading; v4.width = 0 given
        """),
    // indexed public file 11357670279 (2)
    .init(
      tree: "v2(v1)", breaks: 1,
      constraints: """
        v1.height ≥ 44; v1.top = v2.top; v1.bottom = v2.bottom; v2.height = 0 given
        """),
    // indexed public file 11357670279 (4)
    .init(
      tree: "v4(g2 v3 v6(v5(v1)))", breaks: 3,
      constraints: """
        v1.bottom ≤ g2.bottom - 8; v3.bottom = v4.bottom; v1.height ≥ 44; v1.top = v5.top;
        v5.top = v6.top; v6.top = v3.bottom; v4.bottom = g2.bottom
        """),
    // indexed public file 11357670279 (5)
    .init(
      tree: "v4(g2 v3 v7(v6(v1(v5))))", breaks: 4,
      constraints: """
        v1.bottom ≤ g2.bottom - 8; v3.bottom = v4.bottom; v5.top = v1.top + 5;
        v5.bottom = v1.bottom - 5; v1.top = v6.top; v6.top = v7.top; v7.top = v3.bottom;
        v4.bottom = g2.bottom
        """),
    // indexed public file 15249417788
    .init(
      tree: "v1", breaks: 1,
      constraints: """
        v1.height ≥ 44; v1.height = 20
        """),
    // indexed public file 38823067102
    .init(
      tree: "v1", breaks: 1,
      constraints: """
        v1.height = 250; v1.height = 216 given
        """),
  ]
}
