import Foundation
import Testing

@testable import LayoutDocuments

@Test func `a locale is a language with a script and a region, by hyphens or lines`() {
  for text in ["en", "pt-BR", "pt_BR", "zh-Hant-HK", "es-419", "yue", "Base", "English"] {
    #expect(LocaleName(text)?.text == text)
  }
  for text in ["", "e", "en-", "-en", "en BR", "e n", "419", "en/../x", "é", "en.US", "en--US"] {
    #expect(LocaleName(text) == nil, "\(text)")
  }
}

// Technical Q&A QA1828: a regional variant falls back to the more generic language. Technical Note TN2418: en-IN to en-GB, then en.
@Test func `a locale falls back to what is nearest`() {
  let table = [
    "en": ["en"], "en-GB": ["en-gb", "en-001", "en"], "en_IN": ["en-in", "en-001", "en-gb", "en"],
    "en-US": ["en-us", "en"], "de-AT": ["de-at", "de"], "pt-BR": ["pt-br", "pt"],
    "pt-AO": ["pt-ao", "pt-pt", "pt"], "es-MX": ["es-mx", "es-419", "es"],
    "es-ES": ["es-es", "es"], "sr-Latn-RS": ["sr-latn-rs", "sr-latn", "sr"],
    "zh-TW": ["zh-tw", "zh-hant-tw", "zh-hant"],
    "zh-Hant-HK": ["zh-hant-hk", "zh-hant", "zh-tw"],
    "zh-CN": ["zh-cn", "zh-hans-cn", "zh-hans", "zh"], "Base": ["base"],
    "en-CA": ["en-ca", "en"], "German": ["de"],
  ]
  for (text, keys) in table { #expect(LocaleName(text)?.fallbacks == keys, "\(text)") }
}

@Test func `Arabic, Hebrew, Persian and others run from right to left, as their scripts do`() {
  for text in [
    "ar", "he", "fa", "ur", "yi", "dv", "ps", "sd", "ug", "ckb", "ar-EG", "iw", "pa-Arab",
    "uz-Arab-AF",
    "ks", "AR",
  ] {
    #expect(LocaleName(text)?.isRightToLeft == true, "\(text)")
  }
  for text in ["en", "de", "ur-Latn", "ug-Cyrl", "pa", "uz", "zh-Hant", "Base", "arn", "ku"] {
    #expect(LocaleName(text)?.isRightToLeft == false, "\(text)")
  }
}

@Test func `the languages from right to left are CLDR's, as Foundation has them`() {
  // Of these Foundation's data say nothing: aliases of others, and Dhivehi, whose script decides.
  let unknown = ["arb", "div", "dv", "ji", "kas", "pes", "prs", "snd"]
  for text in LocaleName.rightToLeftLanguages.sorted() where !unknown.contains(text) {
    let language = Locale.Language(identifier: text)
    #expect(language.characterDirection == .rightToLeft, "\(text)")
  }
}

@Test func `octal escapes are of NeXTSTEP's characters, as Foundation has them`() throws {
  for byte in UInt8(1)..<254 {
    let text = try #require(String(data: Data([byte]), encoding: .nextstep))
    let scalar = try #require(NextStepCharacter.scalar(byte))
    #expect(String(scalar) == text, "\(byte)")
  }
  #expect(NextStepCharacter.scalar(254) == nil)
}
