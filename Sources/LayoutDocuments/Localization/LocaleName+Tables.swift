extension LocaleName {
  /// Those that CLDR 48 orders from right to left (layout, characterOrder), their older and three-letter codes, and Dhivehi,
  /// which CLDR gives no layout and the script Thaana.
  static let rightToLeftLanguages: Set<String> = [
    "ar", "ara", "arb", "ars", "ckb", "dv", "div", "fa", "fas", "he", "heb", "iw", "ji", "kas",
    "ks", "lrc", "mzn", "nqo", "pes", "prs", "ps", "pus", "sd", "snd", "syr", "ug", "uig", "ur",
    "urd", "yi", "yid",
  ]

  /// Scripts in use today that run from right to left (Unicode, ScriptMetadata).
  static let rightToLeftScripts: Set<String> = [
    "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa", "yezi",
  ]

  /// What folders were called before there were codes, and still may be (CFBundle: "English", "French", …).
  static let codesByOldName = [
    "danish": "da", "dutch": "nl", "english": "en", "finnish": "fi", "french": "fr",
    "german": "de", "italian": "it", "japanese": "ja", "korean": "ko", "norwegian": "no",
    "portuguese": "pt", "spanish": "es", "swedish": "sv",
  ]

  /// By language, the regions whose texts follow another region's than the language's first (CLDR, parentLocales: en-001,
  /// es-419, pt-PT), but for those that speak as the first does (languageMatching: Canada, the Philippines).
  static let regionsByLanguage: [String: Set<String>] = [
    "en": [
      "ae", "ag", "ai", "at", "au", "bb", "be", "bm", "bs", "bw", "bz", "cc", "ch", "ck", "cm",
      "cx", "cy", "de", "dg", "dk", "dm", "er", "fi", "fj", "fk", "fm", "gb", "gd", "gg", "gh",
      "gi", "gm", "gy", "hk", "ie", "il", "im", "in", "io", "je", "jm", "ke", "ki", "kn", "ky",
      "lc", "lr", "ls", "mg", "mo", "ms", "mt", "mu", "mv", "mw", "my", "na", "nf", "ng", "nl",
      "nr", "nu", "nz", "pg", "pk", "pn", "pw", "rw", "sb", "sc", "sd", "se", "sg", "sh", "si",
      "sl", "ss", "sx", "sz", "tc", "tk", "to", "tt", "tv", "tz", "ug", "vc", "vg", "vu", "ws",
      "za", "zm", "zw",
    ],
    "es": [
      "ar", "bo", "br", "bz", "cl", "co", "cr", "cu", "do", "ec", "gt", "hn", "mx", "ni", "pa",
      "pe", "pr", "py", "sv", "us", "uy", "ve",
    ],
    "pt": ["ao", "ch", "cv", "fr", "gq", "gw", "lu", "mo", "mz", "st", "tl"],
  ]
}
