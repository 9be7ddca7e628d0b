import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clipSoundSpan, type PacketSpan, packetAt, packetSpan } from './packet-grid.ts'

const sentenceStart = 12_000
/** Slides of at least a second; their narration, if any, ends within them, and their clip may be heard. */
const slides = fc.array(
  fc.record({
    frames: fc.integer({ min: 30, max: 400 }),
    said: fc.double({ min: 0, max: 1, noNaN: true }),
    heard: fc.boolean(),
  }),
  { minLength: 1, maxLength: 40 },
)

it('R19 a slide begins at most 11 ms from its frame, however far into the video', () => {
  let most = 0
  for (let frame = 0; frame < 2 * 3600 * 30; frame++)
    most = Math.max(most, Math.abs(packetAt(frame) * 1024 - frame * 1600))
  expect(most).toBe(512)
})

type Slide = { frames: number; said: number; heard: boolean }

/** The packets, in the video, of each slide that has sound. */
const spansOf = (all: readonly Slide[]) => {
  const spans: PacketSpan[] = []
  let frame = 0
  for (const { frames, said, heard } of all) {
    const at = packetAt(frame)
    const clip = clipSoundSpan(frames, (spans.at(-1)?.last ?? -2) < at - 1 ? 'silence' : 'words')
    const words = said > 0 ? sentenceStart + Math.round(said * (frames * 1600 - sentenceStart)) : 0
    const begin = heard ? clip.firstSample : sentenceStart
    const { first, last } = packetSpan(begin, Math.max(words, heard ? clip.endSample : 0))
    if (heard || words > 0) spans.push({ first: at + first, last: at + last })
    frame += frames
  }
  return spans
}

it('R19 no slide’s packets meet another’s, whatever is said or heard up to an edge', () =>
  fc.assert(
    fc.property(slides, (all) => {
      const spans = spansOf(all)
      const met = spans.filter(({ first }, index) => first <= (spans[index - 1]?.last ?? -2))
      expect(met).toEqual([])
    }),
  ))
