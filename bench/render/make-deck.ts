import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const width = 1920
const height = 1080

/** Seeded pseudo-random numbers between 0 and 1, the same in every run. */
const numbersOf = (seed: number) => {
  let state = (seed * 2_654_435_761) >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** A picture like a real slide, no two alike: words, lines, shapes and a photograph's grain. */
const renderSlide = async (number: number): Promise<Buffer> => {
  const random = numbersOf(number)
  const hue = Math.floor(random() * 360)
  const shapes = Array.from({ length: 60 }, () => {
    const [x, y, r] = [random() * width, 300 + random() * 700, 10 + random() * 90]
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="hsl(${(hue + random() * 80).toFixed(0)} 50% ${(30 + random() * 50).toFixed(0)}%)" opacity=".8"/>`
  })
  const lines = Array.from(
    { length: 9 },
    (_, line) =>
      `<text x="120" y="${330 + line * 72}" font-family="sans-serif" font-size="44" fill="#1b2030">${(random() * 1e12).toString(36)} ${(random() * 1e12).toString(36)} ${(random() * 1e12).toString(36)}</text>`,
  )
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="sky" x2="1" y2="1"><stop stop-color="hsl(${hue} 60% 88%)"/><stop offset="1" stop-color="hsl(${hue + 60} 55% 66%)"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>${shapes.join('')}
    <text x="120" y="200" font-family="sans-serif" font-size="110" font-weight="bold" fill="#10141f">Slide ${number}</text>${lines.join('')}
  </svg>`
  const photograph = Buffer.alloc(640 * 640 * 3)
  const phase = random() * 6
  for (let y = 0; y < 640; y++)
    for (let x = 0; x < 640; x++) {
      const tone = 128 + 70 * Math.sin(x / 41 + phase) * Math.cos(y / 57 - phase) + 24 * (random() - 0.5)
      for (let c = 0; c < 3; c++)
        photograph[(y * 640 + x) * 3 + c] = Math.max(0, Math.min(255, tone + c * 12))
    }
  const grain = await sharp(photograph, { raw: { width: 640, height: 640, channels: 3 } })
    .png()
    .toBuffer()
  return sharp(Buffer.from(drawing))
    .composite([{ input: grain, left: 1180, top: 300 }])
    .removeAlpha()
    .png({ compressionLevel: 6 })
    .toBuffer()
}

const sentences = [
  'The harbour wakes before the town does.',
  'A crane lifts the first crate of the day.',
  'Nobody on the pier has spoken yet.',
  'The tide table says what the water will do.',
  'Two boats wait where the channel is narrow.',
  'By noon the market has sold its last fish.',
]

const who = [
  'A pilot',
  'The baker',
  'Our teacher',
  'A gull',
  'The ferryman',
  'Somebody',
  'An old crane',
  'The clerk',
]
const does = ['waits for', 'remembers', 'draws', 'counts', 'forgets', 'carries', 'repairs', 'watches']
const what = ['the morning tide', 'seven lanterns', 'a letter from home', 'the last tram', 'wet ropes']
const where = [
  'harbour',
  'station',
  'market',
  'school',
  'bridge',
  'tower',
  'mill',
  'orchard',
  'garden',
  'square',
]

/** A sentence that no other number below 3,200 has. */
const distinctSentence = (number: number): string => {
  const of = (words: readonly string[], at: number) => words[Math.floor(at) % words.length] ?? ''
  return `${of(who, number)} ${of(does, number / 8)} ${of(what, number / 64)} near the ${of(where, number / 320)}.`
}

const wordsPerMinute = 150
/** Seconds of a slide besides its words: the pause, and a margin for voices that are slower than requested. */
const besideWords = 2.8

/** As many sentences as fit a slide with its pause and transition; one at least. */
const scriptFor = (seconds: number, nextSentence: (index: number) => string): string => {
  const most = ((seconds - besideWords) * wordsPerMinute) / 60
  const spoken: string[] = []
  let words = 0
  for (let index = 0; ; index++) {
    const sentence = nextSentence(index)
    words += sentence.split(' ').length
    if (spoken.length > 0 && words > most) return spoken.join(' ')
    spoken.push(sentence)
  }
}

export type DeckSlide = { name: string; path: string; script: string }

type DeckShape = {
  slides: number
  seconds: number
  first?: number
  /** No sentence is said twice; otherwise there are six. */
  isDistinct?: boolean
}

/** Makes distinct pictures with a script for each. The same numbers give the same bytes. */
export const makeDeck = async (
  folder: string,
  { slides, seconds, first = 1, isDistinct = false }: DeckShape,
): Promise<DeckSlide[]> => {
  await mkdir(folder, { recursive: true })
  let said = 0
  const sentenceAt = (number: number) => (index: number) =>
    isDistinct ? distinctSentence(said++) : (sentences[(index + number) % sentences.length] ?? '')
  const deck: DeckSlide[] = []
  for (let number = first; number < first + slides; number++) {
    const name = `slide-${String(number).padStart(3, '0')}.png`
    const path = join(folder, name)
    await writeFile(path, await renderSlide(number))
    deck.push({ name, path, script: scriptFor(seconds, sentenceAt(number)) })
  }
  return deck
}
