extension TypefaceTable {
  /// Fonts by their PostScript names: ascent, descent and gap in thousandths of the size; whose widths they have, or how wide
  /// every character is; how much wider they are, in thousandths.
  ///
  /// A label's line is as high as its ascent and descent, without the gap: 57.5 for HelveticaNeue-UltraLight at 50 points, 20.5 for
  /// -Light at 17, 33.5 for -Bold at 28, 123 for AvenirNext-Regular at 90 in public documents. The figures are those of
  /// the fonts' tables as the capsize project publishes them for Arial, Courier New, Georgia, Helvetica Neue, Times New
  /// Roman, Trebuchet and Verdana; iOS adds 15 hundredths to Helvetica and Courier (19.55 at 17 points, measured at
  /// zhaoxin.pro). The others are fitted to stored heights of labels and buttons. Widths that are not Adobe's are a
  /// similar design's, by the mean width where it is published; the others are taken to be as wide as they are there.
  static let faces = """
    920 230 0 Helvetica 1000 Helvetica Helvetica-Oblique Helvetica-Light Helvetica-LightOblique
    920 230 0 Helvetica-Bold 1000 Helvetica-Bold Helvetica-BoldOblique
    952 213 28 Helvetica 1013 HelveticaNeue HelveticaNeue-Italic
    967 213 29 Helvetica 981 HelveticaNeue-Light HelveticaNeue-LightItalic
    967 213 29 Helvetica 947 HelveticaNeue-Thin HelveticaNeue-ThinItalic
    931 213 27 Helvetica 906 HelveticaNeue-UltraLight HelveticaNeue-UltraLightItalic
    975 217 29 Helvetica 1053 HelveticaNeue-Medium HelveticaNeue-MediumItalic
    975 217 29 Helvetica-Bold 1007 HelveticaNeue-Bold HelveticaNeue-BoldItalic
    967 213 29 Helvetica-Bold 850 HelveticaNeue-CondensedBold HelveticaNeue-CondensedBlack
    905 212 33 Helvetica 1000 ArialMT Arial-ItalicMT
    905 212 33 Helvetica-Bold 1000 Arial-BoldMT Arial-BoldItalicMT
    946 211 0 Helvetica-Bold 1030 ArialRoundedMTBold
    891 216 42 Times 1000 TimesNewRomanPSMT
    891 216 42 Times-Bold 1000 TimesNewRomanPS-BoldMT
    891 216 42 Times-Italic 1000 TimesNewRomanPS-ItalicMT
    891 216 42 Times-BoldItalic 1000 TimesNewRomanPS-BoldItalicMT
    904 246 0 600 1000 Courier Courier-Bold Courier-Oblique Courier-BoldOblique
    833 300 0 600 1000 CourierNewPSMT CourierNewPS-BoldMT CourierNewPS-ItalicMT \
    CourierNewPS-BoldItalicMT
    928 236 0 602 1000 Menlo-Regular Menlo-Bold Menlo-Italic Menlo-BoldItalic
    917 219 0 Times 1098 Georgia Georgia-Italic
    917 219 0 Times-Bold 1140 Georgia-Bold Georgia-BoldItalic
    1005 210 0 Helvetica 1152 Verdana Verdana-Italic
    1005 210 0 Helvetica-Bold 1200 Verdana-Bold Verdana-BoldItalic
    939 222 0 Helvetica 1028 TrebuchetMS TrebuchetMS-Italic
    939 222 0 Helvetica-Bold 1030 TrebuchetMS-Bold Trebuchet-BoldItalic
    1000 366 0 Helvetica 1004 AvenirNext-Regular AvenirNext-Italic
    1000 366 0 Helvetica 965 AvenirNext-UltraLight AvenirNext-UltraLightItalic
    1000 366 0 Helvetica 1035 AvenirNext-Medium AvenirNext-MediumItalic
    1000 366 0 Helvetica-Bold 1000 AvenirNext-DemiBold AvenirNext-DemiBoldItalic
    1000 366 0 Helvetica-Bold 1020 AvenirNext-Bold AvenirNext-BoldItalic
    1000 366 0 Helvetica-Bold 1060 AvenirNext-Heavy AvenirNext-HeavyItalic
    1000 366 0 Helvetica 850 AvenirNextCondensed-Regular AvenirNextCondensed-Italic \
    AvenirNextCondensed-UltraLight AvenirNextCondensed-UltraLightItalic \
    AvenirNextCondensed-Medium AvenirNextCondensed-MediumItalic
    1000 366 0 Helvetica-Bold 850 AvenirNextCondensed-DemiBold AvenirNextCondensed-DemiBoldItalic \
    AvenirNextCondensed-Bold AvenirNextCondensed-BoldItalic AvenirNextCondensed-Heavy \
    AvenirNextCondensed-HeavyItalic
    1000 366 0 Helvetica 1000 Avenir-Book Avenir-BookOblique Avenir-Roman Avenir-Oblique \
    Avenir-Light Avenir-LightOblique Avenir-Medium Avenir-MediumOblique
    1000 366 0 Helvetica-Bold 980 Avenir-Heavy Avenir-HeavyOblique Avenir-Black \
    Avenir-BlackOblique
    1038 260 0 AvantGarde-Book 950 Futura-Medium Futura-MediumItalic
    950 255 0 Helvetica 820 Futura-CondensedMedium Futura-CondensedExtraBold
    970 250 0 Helvetica 1080 AmericanTypewriter AmericanTypewriter-Light AmericanTypewriter-Bold \
    AmericanTypewriter-Semibold AmericanTypewriter-Condensed AmericanTypewriter-CondensedLight \
    AmericanTypewriter-CondensedBold
    960 325 0 Times 1000 Didot Didot-Italic
    960 325 0 Times-Bold 1000 Didot-Bold
    857 143 0 1000 1000 FontAwesome
    721 278 0 Times 1000 HoeflerText-Regular HoeflerText-Italic
    721 278 0 Times-Bold 1000 HoeflerText-Black HoeflerText-BlackItalic
    1060 340 0 Helvetica 1030 PingFangSC-Regular PingFangSC-Light PingFangSC-Thin \
    PingFangSC-Ultralight PingFangSC-Medium PingFangSC-Semibold
    1060 340 0 Helvetica 1030 PingFangTC-Regular PingFangTC-Light PingFangTC-Medium \
    PingFangTC-Semibold PingFangHK-Regular PingFangHK-Light PingFangHK-Medium \
    PingFangHK-Semibold
    1060 340 0 Helvetica 1030 STHeitiSC-Light STHeitiSC-Medium STHeitiTC-Light STHeitiTC-Medium
    """
}
