import { describe, expect, it } from 'vitest'
import { splitSentences } from '../script/sentences.ts'
import { isLanguageCode, languageOf, languages } from './languages.ts'

describe('the table of languages', () => {
  it('has English and the twelve that are promised, and more', () => {
    const promised = 'en es fr de pt-BR it th ja ko zh-Hans hi ar vi id'.split(' ')
    expect(promised.filter((code) => !isLanguageCode(code))).toEqual([])
  })

  it('says each thing once, in codes that others know', () => {
    expect(new Set(languages.map(({ code }) => code)).size).toBe(languages.length)
    expect(new Set(languages.map(({ iso639 }) => iso639)).size).toBe(languages.length)
    for (const { code, iso639, name } of languages) {
      expect(Intl.getCanonicalLocales(code)).toEqual([code])
      expect(iso639).toMatch(/^[a-z]{3}$/)
      expect(new Intl.DisplayNames('en', { type: 'language' }).of(code)).toBe(
        name
          .replace('Chinese (Simplified)', 'Simplified Chinese')
          .replace('Portuguese (Brazil)', 'Brazilian Portuguese'),
      )
    }
  })

  it('knows which way a language is written', () => {
    for (const { code, direction } of languages)
      expect(direction).toBe(/^(ar|he|fa|ur)\b/.test(code) ? 'rtl' : 'ltr')
  })

  it.each<[string, string, string[]]>([
    [
      'es',
      'La Sra. Gómez llegó. ¿Y usted? Sí, p.ej. hoy.',
      ['La Sra. Gómez llegó.', '¿Y usted?', 'Sí, p.ej. hoy.'],
    ],
    ['de', 'Das ist z.B. Nr. 5. Gut so.', ['Das ist z.B. Nr. 5.', 'Gut so.']],
    ['ja', '港です。船が来ます！', ['港です。', '船が来ます！']],
    ['hi', 'यह बंदरगाह है। जहाज़ आता है।', ['यह बंदरगाह है।', 'जहाज़ आता है।']],
    ['ar', 'هذا ميناء. هل تصل السفينة؟ نعم.', ['هذا ميناء.', 'هل تصل السفينة؟', 'نعم.']],
    ['zh-Hans', '这是港口。船来了。', ['这是港口。', '船来了。']],
    ['th', 'ท่าเรือเงียบ\nเรือมาแล้ว', ['ท่าเรือเงียบ', 'เรือมาแล้ว']],
  ])('splits %s by its own rules', (language, text, sentences) =>
    expect(splitSentences(text, language)).toEqual(sentences),
  )

  it('refuses what it does not have', () => expect(() => languageOf('tlh')).toThrow(RangeError))
})
