import type { TimedCaption } from '@voxdeck/core/captions/shown-caption'
import { type FontFamily, languageOf } from '@voxdeck/core/languages/languages'
import type { FrameFormat } from '@voxdeck/core/plan/plan'
import { captionFonts, fontRuns } from './caption-fonts.ts'
import { captionLook, fontSize } from './caption-look.ts'

/** The caption fonts have no emoji; they are removed because an empty box would be worse. */
const unseen = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/gu

const plain = (line: string): string =>
  line
    .replace(unseen, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

/** Prevents ASS codes in user text: braces are escaped, and a word joiner after a backslash keeps it literal. */
const withoutCodes = (text: string): string => text.replaceAll('\\', '\\\u2060').replace(/[{}]/g, '\\$&')

/** Right-to-left mark: a line that begins with a foreign word still runs right to left. */
const rightToLeft = '\u200F'

const lineOf = (line: string, language: string, letters: number): string => {
  const { font: own, direction } = languageOf(language)
  const inFont = (family: FontFamily, text: string) =>
    `{\\fn${captionFonts[family].name}\\fs${fontSize(family, letters)}}${withoutCodes(text)}`
  const runs = fontRuns(plain(line), own).map(({ family, text }) => inFont(family, text))
  return (direction === 'rtl' ? rightToLeft : '') + runs.join('')
}

/** Half a frame early: between two frames rounding to 0.01 s cannot select the neighbouring frame. */
const timeOf = (frame: number, framesPerSecond: number): string => {
  const hundredths = Math.round((Math.max(0, frame - 0.5) * 100) / framesPerSecond)
  const [seconds, rest] = [Math.floor(hundredths / 100), hundredths % 100]
  const two = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}.${two(rest)}`
}

/** White on a box of 75 % black, readable on bright and dark pictures; greys are equal in every colour matrix. */
const styleOf = ({ lines, language }: TimedCaption, name: number, frame: FrameFormat): string => {
  const { font: family, direction } = languageOf(language)
  const { letters, paddingX, marginX, marginBottom } = captionLook(lines.map(plain), language, frame)
  const font = `${captionFonts[family].name},${fontSize(family, letters)}`
  const colours = '&H00FFFFFF,&H00FFFFFF,&HFF000000,&H40000000'
  // Not bold, italic, underlined or struck out; scale 100 %, no spacing, no angle.
  const shape = '0,0,0,0,100,100,0,0'
  // Border style 4: one box behind all lines, the shadow is its padding. Alignment 2: bottom centre.
  const box = `4,0,${paddingX},2,${marginX},${marginX},${marginBottom}`
  // −1: the first letter decides the direction.
  return `Style: ${name},${font},${colours},${shape},${box},${direction === 'rtl' ? -1 : 1}`
}

const eventOf = (caption: TimedCaption, name: number, frame: FrameFormat): string => {
  const { lines, language, startFrame, endFrame } = caption
  const { letters, paddingX, paddingY } = captionLook(lines.map(plain), language, frame)
  const times = [startFrame, endFrame].map((at) => timeOf(at, frame.framesPerSecond))
  const text = lines.map((line) => lineOf(line, language, letters)).join('\\N')
  return `Dialogue: 0,${times.join(',')},${name},,0,0,0,,{\\xshad${paddingX}\\yshad${paddingY}}${text}`
}

/** Captions as an ASS file for args/draw-captions.ts. A line that is still too long is wrapped, not cut. */
export const captionScript = (captions: readonly TimedCaption[], frame: FrameFormat): string =>
  [
    '[Script Info]',
    'ScriptType: v4.00+',
    `PlayResX: ${frame.width}`,
    `PlayResY: ${frame.height}`,
    'WrapStyle: 0',
    'ScaledBorderAndShadow: yes',
    'Kerning: yes',
    '',
    '[V4+ Styles]',
    'Format: Name,Fontname,Fontsize,PrimaryColour,SecondaryColour,OutlineColour,BackColour,Bold,Italic,Underline,StrikeOut,ScaleX,ScaleY,Spacing,Angle,BorderStyle,Outline,Shadow,Alignment,MarginL,MarginR,MarginV,Encoding',
    ...captions.map((caption, index) => styleOf(caption, index, frame)),
    '',
    '[Events]',
    'Format: Layer,Start,End,Style,Name,MarginL,MarginR,MarginV,Effect,Text',
    ...captions.map((caption, index) => eventOf(caption, index, frame)),
    '',
  ].join('\n')
