import type { TimedCaption } from '@voxdeck/core/captions/shown-caption'
import { type FontFamily, languageOf } from '@voxdeck/core/languages/languages'
import type { FrameFormat } from '@voxdeck/core/plan/plan'
import { captionFonts, fontRuns } from './caption-fonts.ts'
import { captionLook, fontSize } from './caption-look.ts'

/** Fonts have no coloured pictures, and an empty box says less than nothing. */
const unseen = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/gu

const plain = (line: string): string =>
  line
    .replace(unseen, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

/** Nothing that a person wrote is a code: braces are written as such, and a backslash joins nothing that follows it. */
const withoutCodes = (text: string): string => text.replaceAll('\\', '\\\u2060').replace(/[{}]/g, '\\$&')

/** A line that begins with a foreign word still runs in the direction of its language. */
const rightToLeft = '\u200F'

const lineOf = (line: string, language: string, letters: number): string => {
  const { font: own, direction } = languageOf(language)
  const inFont = (family: FontFamily, text: string) =>
    `{\\fn${captionFonts[family].name}\\fs${fontSize(family, letters)}}${withoutCodes(text)}`
  const runs = fontRuns(plain(line), own).map(({ family, text }) => inFont(family, text))
  return (direction === 'rtl' ? rightToLeft : '') + runs.join('')
}

/** Half a frame early: between two frames no rounding to hundredths can take the neighbour. */
const timeOf = (frame: number, framesPerSecond: number): string => {
  const hundredths = Math.round((Math.max(0, frame - 0.5) * 100) / framesPerSecond)
  const [seconds, rest] = [Math.floor(hundredths / 100), hundredths % 100]
  const two = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}.${two(rest)}`
}

/** White on a box of three quarters black, which suits bright and dark pictures; greys are alike in every colour matrix. */
const styleOf = ({ lines, language }: TimedCaption, name: number, frame: FrameFormat): string => {
  const { font: family, direction } = languageOf(language)
  const { letters, paddingX, marginX, marginBottom } = captionLook(lines.map(plain), language, frame)
  const font = `${captionFonts[family].name},${fontSize(family, letters)}`
  const colours = '&H00FFFFFF,&H00FFFFFF,&HFF000000,&H40000000'
  // Neither bold nor slanted nor lined, as wide as high, upright.
  const shape = '0,0,0,0,100,100,0,0'
  // One box behind all lines; the shadow's size is how far it reaches around them. At the bottom, in the middle.
  const box = `4,0,${paddingX},2,${marginX},${marginX},${marginBottom}`
  // −1: the direction is that of the first letter.
  return `Style: ${name},${font},${colours},${shape},${box},${direction === 'rtl' ? -1 : 1}`
}

const eventOf = (caption: TimedCaption, name: number, frame: FrameFormat): string => {
  const { lines, language, startFrame, endFrame } = caption
  const { letters, paddingX, paddingY } = captionLook(lines.map(plain), language, frame)
  const times = [startFrame, endFrame].map((at) => timeOf(at, frame.framesPerSecond))
  const text = lines.map((line) => lineOf(line, language, letters)).join('\\N')
  return `Dialogue: 0,${times.join(',')},${name},,0,0,0,,{\\xshad${paddingX}\\yshad${paddingY}}${text}`
}

/** Captions as an ASS script, for args/draw-captions.ts. A line that is still too long is broken, not cut. */
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
