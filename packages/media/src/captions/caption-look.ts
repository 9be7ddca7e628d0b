import { type FontFamily, languageOf } from '@voxdeck/core/languages/languages'
import type { Size } from '@voxdeck/core/video-settings'
import { captionFonts } from './caption-fonts.ts'

/** Measures of a caption in pixels: letter size, padding of its box, margins to the frame's edges. */
export type CaptionLook = {
  letters: number
  paddingX: number
  paddingY: number
  marginX: number
  marginBottom: number
}

/** Largest letter size, relative to the frame's shorter side; smaller where a full line would not fit. */
const largest = 1 / 20
const safeMargin = 0.05
/** Relative to the letter size. Lines already have space above and below. */
const padding = { x: 0.45, y: 0.15 }

/** Average width of a letter of ordinary text, spaces and marks included, relative to the letter size. */
const letterWidths: Record<FontFamily, number> = {
  latin: 0.53,
  thai: 0.55,
  arabic: 0.5,
  devanagari: 0.57,
  japanese: 1,
  korean: 0.92,
  chinese: 1,
}

/** Widths of letters that occur in texts of every language, relative to the letter size. */
const widths: [RegExp, number][] = [
  [/^[MWmw@%—…]/, 0.95],
  [/^[\sfijlrtI.,;:!|'’()[\]-]/, 0.34],
  [/^\p{Lu}/u, 0.7],
  [/^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{Nd}]/u, 0.6],
  [/^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u, 1],
]

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

const widthOf = (line: string, family: FontFamily): number => {
  let sum = 0
  for (const { segment } of graphemes.segment(line))
    sum += widths.find(([letter]) => letter.test(segment))?.[1] ?? letterWidths[family]
  return sum
}

/**
 * One letter size for a language and frame, so that captions do not jump: the largest at which a full line of
 * ordinary text fits. Only lines of wide letters, such as capitals, are smaller.
 */
export const captionLook = (
  lines: readonly string[],
  language: string,
  { width, height }: Size,
): CaptionLook => {
  const { font, caption } = languageOf(language)
  const full = caption.lettersPerLine * letterWidths[font]
  const widest = Math.max(full, ...lines.map((line) => widthOf(line, font)))
  const room = width * (1 - 2 * safeMargin)
  const letters = Math.min(Math.min(width, height) * largest, room / (widest + 2 * padding.x))
  const [paddingX, paddingY] = [Math.round(letters * padding.x), Math.round(letters * padding.y)]
  return {
    letters,
    paddingX,
    paddingY,
    marginX: Math.round(width * safeMargin) + paddingX,
    marginBottom: Math.round(height * safeMargin) + paddingY,
  }
}

/** ASS gives a font's size as its line height. */
export const fontSize = (family: FontFamily, letters: number): number =>
  Math.round(letters * captionFonts[family].lineHeight * 10) / 10
