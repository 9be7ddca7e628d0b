import type { FontFamily } from '@voxdeck/core/languages/languages'

/** A font's file, its name inside the file, and its line height relative to its letters' size. */
export type CaptionFont = { file: string; name: string; lineHeight: number }

const cjk = { file: 'NotoSansCJK-Regular.ttc', lineHeight: 1.448 }

/** From Debian's fonts-noto-core and fonts-noto-cjk. */
export const captionFonts: Record<FontFamily, CaptionFont> = {
  latin: { file: 'NotoSans-Regular.ttf', name: 'Noto Sans', lineHeight: 1.362 },
  thai: { file: 'NotoSansThai-Regular.ttf', name: 'Noto Sans Thai', lineHeight: 1.511 },
  arabic: { file: 'NotoSansArabic-Regular.ttf', name: 'Noto Sans Arabic', lineHeight: 2.112 },
  devanagari: { file: 'NotoSansDevanagari-Regular.ttf', name: 'Noto Sans Devanagari', lineHeight: 1.304 },
  japanese: { ...cjk, name: 'Noto Sans CJK JP' },
  korean: { ...cjk, name: 'Noto Sans CJK KR' },
  chinese: { ...cjk, name: 'Noto Sans CJK SC' },
}

/** Letters that only some families have: scripts with the marks they share, the baht, and arrows to dingbats. */
const scripts: [RegExp, FontFamily][] = [
  [/[\p{scx=Thai}฿]/u, 'thai'],
  [/\p{scx=Arabic}/u, 'arabic'],
  [/\p{scx=Devanagari}/u, 'devanagari'],
  [/\p{scx=Hangul}/u, 'korean'],
  [/[\p{scx=Hiragana}\p{scx=Katakana}\u2150-\u27BF]/u, 'japanese'],
  [/\p{scx=Han}/u, 'chinese'],
]

/** CJK digits and marks are as wide as CJK letters; these fonts lack fractions, small digits and currency signs. */
const wide: ReadonlySet<FontFamily> = new Set(['japanese', 'korean', 'chinese'])
const ofWide = /[\p{ASCII}\p{sc=Common}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u
const notOfWide = /[฿\u2044\u2070-\u20BF]/u

/**
 * The family that renders one letter of a text in family `own`: fonts of one script have few letters of others, and
 * libass does not search other fonts by itself.
 */
const familyOfLetter = (letter: string, own: FontFamily): FontFamily => {
  if (wide.has(own) && ofWide.test(letter) && !notOfWide.test(letter)) return own
  const families = scripts.flatMap(([script, family]) => (script.test(letter) ? [family] : []))
  return families.includes(own) ? own : (families[0] ?? 'latin')
}

export type FontRun = { family: FontFamily; text: string }

const joins = /^[\s\p{M}\p{Cf}]$/u

/** Splits a text into runs of one font each. Spaces, accents and joiners stay in the run before them. */
export const fontRuns = (text: string, own: FontFamily): FontRun[] => {
  const runs: FontRun[] = []
  for (const letter of text) {
    const last = runs.at(-1)
    const family = last && joins.test(letter) ? last.family : familyOfLetter(letter, own)
    if (last?.family === family) last.text += letter
    else runs.push({ family, text: letter })
  }
  return runs
}
