import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Colour = { lightness: number; chroma: number; hue: number }
type Theme = 'light' | 'dark'

const css = readFileSync(new URL('./src/ui/tokens.css', import.meta.url), 'utf8')

const parseColour = (text: string): Colour => {
  const [lightness, chroma, hue] = text.trim().split(/\s+/).map(Number)
  if (lightness === undefined || chroma === undefined || hue === undefined)
    throw new Error(`not a colour: ${text}`)
  return { lightness, chroma, hue }
}

const tokens = new Map<string, Record<Theme, Colour>>()
for (const [, name = '', value = ''] of css.matchAll(/--color-([\w-]+): ([^;]+);/g)) {
  const colours = [...value.matchAll(/oklch\(([\d.\s]+)\)/g)].map(([, text = '']) => parseColour(text))
  const [light, dark = light] = colours
  if (light && dark) tokens.set(name, { light, dark })
}

const colourOf = (name: string, theme: Theme): Colour => {
  const token = tokens.get(name)
  if (!token) throw new Error(`tokens.css has no --color-${name}`)
  return token[theme]
}

/** Linear sRGB; the matrices are those of CSS Color 4. */
const linear = ({ lightness, chroma, hue }: Colour): [number, number, number] => {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const luminance = (colour: Colour): number => {
  const [red, green, blue] = linear(colour).map((part) => Math.min(1, Math.max(0, part))) as [
    number,
    number,
    number,
  ]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: Colour, other: Colour): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const surfaces = ['paper', 'card', 'raised', 'well']

/** Text colour and its surface: WCAG AA requires a contrast of 4.5. */
const words: [string, string][] = [
  ...[...surfaces, 'segment', 'coral-wash'].map((surface) => ['ink', surface] as [string, string]),
  ...[...surfaces, 'coral-wash'].map((surface) => ['mute', surface] as [string, string]),
  ...['coral', 'teal', 'amber', 'green'].flatMap((tone) =>
    [`${tone}-wash`, 'card', 'paper'].map((surface) => [`${tone}-strong`, surface] as [string, string]),
  ),
  ['on-coral', 'coral-strong'],
  ['on-coral', 'coral-press'],
  ['paper', 'ink'],
  ['on-stage', 'stage'],
]

/** Bars, lines, field borders and focus rings on their surface: WCAG AA requires 3. */
const graphics: [string, string][] = [
  ...['coral', 'teal', 'amber', 'green'].flatMap((tone) =>
    ['paper', 'card', 'well'].map((surface) => [tone, surface] as [string, string]),
  ),
  ['mark', 'ink'],
  ['edge', 'card'],
  ['edge', 'paper'],
  ['focus', 'paper'],
  ['focus', 'card'],
  ['focus', 'well'],
]

describe.each<Theme>(['light', 'dark'])('contrast in the %s theme', (theme) => {
  it.each(words)('%s is readable on %s', (word, surface) => {
    expect(contrast(colourOf(word, theme), colourOf(surface, theme))).toBeGreaterThanOrEqual(4.5)
  })
  it.each(graphics)('%s can be told from %s', (graphic, surface) => {
    expect(contrast(colourOf(graphic, theme), colourOf(surface, theme))).toBeGreaterThanOrEqual(3)
  })
})

describe('the measure itself', () => {
  it('gives 21 for black on white', () => {
    const white = { lightness: 1, chroma: 0, hue: 0 }
    const black = { lightness: 0, chroma: 0, hue: 0 }
    expect(contrast(white, black)).toBeCloseTo(21, 1)
  })
})
