import { type FontFamily, fontFamilies, languages } from '@voxdeck/core/languages/languages'
import { speechSamples } from '@voxdeck/core/languages/speech-samples'
import { beforeAll, describe, expect, it } from 'vitest'
import { readFont } from '../../testing/font-letters.ts'
import { captionFonts, fontRuns } from './caption-fonts.ts'
import { findFonts } from './font-folder.ts'

const fonts = new Map<FontFamily, Awaited<ReturnType<typeof readFont>>>()

beforeAll(async () => {
  const files = await findFonts('/usr/share/fonts')
  for (const family of fontFamilies)
    fonts.set(family, await readFont(files.get(captionFonts[family].file) ?? ''))
})

/** Letters of a text that are missing from the font that renders them. */
const missing = (text: string, family: FontFamily): string[] =>
  fontRuns(text, family).flatMap((run) =>
    [...run.text].filter((letter) => !fonts.get(run.family)?.letters.has(letter.codePointAt(0) ?? 0)),
  )

/** Characters that people use in texts of every language. */
const among =
  'ABCXYZ abcxyz 0123456789 !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~ “quoted” ‘so’ «and» — – … · • © ® ™ € £ ° ± × ÷ ½ ² ₂ ฿ ₩ ₹ → ≈ ≤ ∞ √ ✓ ★ ① α Ω Ж é ü ñ ő ž ı'

describe.each(languages)('the fonts of captions in $name', ({ code, font, ownName, name }) => {
  it('have every letter of what its voices read', () => {
    const { measured, heard } = speechSamples[code]
    const texts = [...measured, ...heard, ownName, name]
    expect(texts.flatMap((text) => missing(text, font))).toEqual([])
  })

  it('have Latin letters, digits and marks among its own', () => {
    const [own] = speechSamples[code].measured
    expect(missing(`${own} ${among} ${own}`, font)).toEqual([])
  })

  it('have the letters of every other language, as names are quoted', () => {
    const others = languages.map((other) => other.ownName).join(' ')
    expect(missing(others, font)).toEqual([])
  })
})

it('letters are as large in one font as in another', () => {
  const heights = fontFamilies.map((family) => [family, fonts.get(family)?.lineHeight])
  expect(heights).toEqual(fontFamilies.map((family) => [family, captionFonts[family].lineHeight]))
})
