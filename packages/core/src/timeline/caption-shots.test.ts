import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cue } from '../captions/make-cues.ts'
import { captionShots } from './caption-shots.ts'
import { layOutSlides, type Shot } from './lay-out-slides.ts'
import { renderedShots } from './rendered-shots.ts'

const anySlides = fc.array(
  fc.record({
    narrationSamples: fc.nat(700_000),
    manualSeconds: fc.oneof(fc.constant(null), fc.double({ min: 1, max: 30, noNaN: true })),
    clipFrames: fc.oneof(fc.constant(undefined), fc.integer({ min: 1, max: 400 })),
  }),
  { minLength: 1, maxLength: 6 },
)

/** Cues in order, some a single frame long, some without a frame between them. */
const anyCues = fc
  .array(fc.tuple(fc.nat(60), fc.integer({ min: 1, max: 210 })), { maxLength: 40 })
  .map((lengths) => {
    let at = 0
    return lengths.map(([gap, frames], index): Cue => {
      const startFrame = at + gap
      at = startFrame + frames
      return { startFrame, endFrame: at, lines: [`cue ${index}`] }
    })
  })

const anyVideo = fc
  .tuple(anySlides, fc.constantFrom('fade', 'slide', 'none'), anyCues)
  .map(([slides, transition, cues]) => {
    const { shots } = layOutSlides(slides, transition)
    return { shots, cues, captioned: captionShots(shots, cues, 'en') }
  })

/** For each frame: the picture behind the caption, and the caption's words. */
const framesOf = (shots: readonly Shot[]) =>
  shots.flatMap((shot) =>
    Array.from({ length: shot.frames }, (_, frame) => {
      const behind =
        shot.kind === 'hold'
          ? `rest ${shot.slide}`
          : shot.kind === 'blend'
            ? `blend ${shot.from} ${frame}`
            : `clip ${shot.slide} ${shot.start + frame}`
      const timed = shot.kind === 'clip' ? shot.captions : undefined
      const caption =
        shot.kind === 'hold'
          ? shot.caption
          : timed?.find(({ startFrame, endFrame }) => startFrame <= frame && frame < endFrame)
      return { kind: shot.kind, behind, words: caption?.lines.join() }
    }),
  )

type Video = { shots: Shot[]; cues: Cue[]; captioned: Shot[] }
const everyVideo = (proof: (video: Video) => void) => fc.assert(fc.property(anyVideo, proof))

describe('captions in the picture', () => {
  it('change nothing behind them, frame by frame', () =>
    everyVideo(({ shots, captioned }) => {
      const behind = (of: readonly Shot[]) => framesOf(of).map((frame) => frame.behind)
      expect(behind(captioned)).toEqual(behind(shots))
    }))

  it('are shown when their cues say, to a frame, and never on a blend', () =>
    everyVideo(({ cues, captioned }) => {
      const wordsAt = (frame: number) =>
        cues.find(({ startFrame, endFrame }) => startFrame <= frame && frame < endFrame)?.lines.join()
      const wrong = framesOf(captioned).filter(({ kind, words }, frame) => {
        if (words === undefined) return false
        return kind === 'blend' || ![-1, 0, 1].some((off) => wordsAt(frame + off) === words)
      })
      expect(wrong).toEqual([])
    }))

  it('are shown whole, but for a frame before a blend and for what would stand a single frame', () =>
    everyVideo(({ shots, cues, captioned }) => {
      const frames = framesOf(captioned)
      let start = 0
      const missed = shots.flatMap(({ kind, frames: length }, index) => {
        const from = start
        start += length
        if (kind === 'blend') return []
        const [room, least] =
          kind === 'clip' ? [length, 1] : [length - Number(shots[index + 1]?.kind === 'blend'), 2]
        return cues.filter(({ startFrame, endFrame, lines }) => {
          const own = frames.slice(
            Math.max(from, startFrame),
            Math.max(from, Math.min(from + room, endFrame)),
          )
          return own.length >= least && own.some(({ words }) => words !== lines.join())
        })
      })
      expect(missed).toEqual([])
    }))

  it('leave a plain frame before a blend, and nowhere a rest of a single frame', () =>
    everyVideo(({ captioned }) => {
      const wrong = captioned.filter((shot, index) => {
        if (shot.kind !== 'hold') return false
        return captioned[index + 1]?.kind === 'blend' ? shot.caption || shot.frames < 1 : shot.frames < 2
      })
      expect(wrong).toEqual([])
    }))

  it('that are none leave every shot as it is', () =>
    everyVideo(({ shots }) => {
      expect(captionShots(shots, [], 'en')).toEqual(shots)
    }))
})

describe('a slide with captions', () => {
  const slides = [
    { narrationSamples: 240_000, manualSeconds: null },
    { narrationSamples: 48_000, manualSeconds: null },
  ]
  const { shots } = layOutSlides(slides, 'fade')
  const cue = (startFrame: number, endFrame: number, ...lines: string[]): Cue => ({
    startFrame,
    endFrame,
    lines,
  })
  const cues = [cue(7, 80, 'Fish and chips', 'at ten.'), cue(82, 195, 'And tea.'), cue(217, 250, 'Then bed.')]

  it('is a rest for each, and plain ones between them', () =>
    expect(captionShots(shots, cues, 'en')).toEqual([
      { kind: 'hold', slide: 0, frames: 7 },
      {
        kind: 'hold',
        slide: 0,
        frames: 73,
        caption: { language: 'en', lines: ['Fish and chips', 'at ten.'] },
      },
      { kind: 'hold', slide: 0, frames: 2 },
      { kind: 'hold', slide: 0, frames: 112, caption: { language: 'en', lines: ['And tea.'] } },
      { kind: 'hold', slide: 0, frames: 1 },
      { kind: 'blend', from: 0, to: 1, transition: 'fade', frames: 15 },
      { kind: 'hold', slide: 1, frames: 7 },
      { kind: 'hold', slide: 1, frames: 33, caption: { language: 'en', lines: ['Then bed.'] } },
      { kind: 'hold', slide: 1, frames: 50 },
    ]))

  it('is drawn plain once, with the blend that leaves it', () => {
    const drawn = renderedShots(captionShots(shots, cues, 'en'))
    const [first, , between, , last] = drawn
    expect([first?.kind, between, last]).toEqual(['blend', first, first])
    expect(new Set(drawn.map((shot) => JSON.stringify({ ...shot, frames: 0 }))).size).toBe(5)
  })

  it('of which a sentence is edited has one new picture', () => {
    const pictures = (of: readonly Cue[]) =>
      new Set(
        renderedShots(captionShots(shots, of, 'en')).map((shot) => JSON.stringify({ ...shot, frames: 0 })),
      )
    const edited = [cue(7, 80, 'Fish and chips', 'at eleven.'), ...cues.slice(1)]
    expect(pictures(edited).difference(pictures(cues)).size).toBe(1)
  })

  it('in a clip has its captions in the chunk, cut where chunks meet', () => {
    const clip = layOutSlides([{ narrationSamples: 240_000, manualSeconds: null, clipFrames: 100 }], 'none')
    expect(captionShots(clip.shots, [cue(7, 80, 'One'), cue(90, 120, 'Two')], 'th')).toEqual([
      {
        kind: 'clip',
        slide: 0,
        start: 0,
        length: 100,
        frames: 100,
        captions: [
          { language: 'th', lines: ['One'], startFrame: 7, endFrame: 80 },
          { language: 'th', lines: ['Two'], startFrame: 90, endFrame: 100 },
        ],
      },
      {
        kind: 'clip',
        slide: 0,
        start: 0,
        length: 100,
        frames: 100,
        captions: [{ language: 'th', lines: ['Two'], startFrame: 0, endFrame: 20 }],
      },
      ...clip.shots.slice(2),
    ])
  })
})
