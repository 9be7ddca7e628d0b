import { secondsOfFrames, slideLength } from '@voxdeck/core/timeline/slide-length'
import { leadSeconds, sampleRate } from '@voxdeck/core/timeline/timing'
import { describe, expect, it } from 'vitest'
import { createDraftPlayer, type DraftClock } from './draft-player.ts'
import type { DraftPiece, DraftSound } from './draft-sounds.ts'

type Slide = { id: string; manualSeconds: number | null; language: string; sentences: readonly string[] }
type Played = { text: string; at: number; offset: number; isStopped: boolean }

const pieceOf = (text: string): DraftPiece => ({
  written: [text],
  pauseSamples: { before: text.startsWith('[pause') ? sampleRate : 0, after: 0 },
  estimatedSamples: 3 * sampleRate,
  sound: { kind: 'speech', text, language: 'en', voice: 'adam', wpm: 150 },
})

/** Every sentence is two seconds long, with a gap of half a second after it, and arrives when the test says so. */
const rehearse = (slides: Slide[]) => {
  let [now, isGoing] = [100, false]
  const clock: DraftClock & { pass: (seconds: number) => void; oversleep: (seconds: number) => void } = {
    now: () => now,
    hold: () => {
      isGoing = false
    },
    go: () => {
      isGoing = true
    },
    /** The page was asleep: the clock went on without a tick. */
    oversleep: (seconds) => {
      now += seconds
    },
    /** In steps, as in a page; nothing passes while it is held. */
    pass: (seconds) => {
      for (let step = 0; step < Math.round(seconds / 0.05); step++) {
        if (isGoing) now += 0.05
        player.tick()
      }
    },
  }
  const asked = new Map<string, { arrive: () => Promise<void>; fail: () => Promise<void> }>()
  const played: Played[] = []
  const troubles: number[] = []
  const prepared: string[] = []
  const player = createDraftPlayer<Slide>({
    ids: slides.map(({ id }) => id),
    look: (id) => slides.find((slide) => slide.id === id) ?? null,
    piecesOf: ({ sentences }) => sentences.map(pieceOf),
    fetchSound: ({ written: [text = ''] }) => {
      const { promise, resolve, reject } = Promise.withResolvers<DraftSound>()
      const settled = async (settle: () => void) => {
        settle()
        await new Promise((done) => setTimeout(done))
      }
      const sound: DraftSound = {
        samples: 2 * sampleRate,
        gapSamples: sampleRate / 2,
        play: (at, offset) => {
          const one = { text, at, offset, isStopped: false }
          played.push(one)
          return () => {
            one.isStopped = true
          }
        },
      }
      asked.set(text, {
        arrive: () => settled(() => resolve(sound)),
        fail: () => settled(() => reject(new Error('no voice'))),
      })
      return promise
    },
    prepare: ({ id }) => prepared.push(id),
    clock,
    onTrouble: (number) => troubles.push(number),
  })
  const arrive = async (...texts: string[]) => {
    for (const text of texts) await asked.get(text)?.arrive()
  }
  return { player, clock, asked, arrive, played, troubles, prepared, isGoing: () => isGoing }
}

const slideOf = (id: string, sentences: string[], manualSeconds: number | null = null): Slide => ({
  id,
  sentences,
  language: 'en',
  manualSeconds,
})

describe('a draft', () => {
  it('has its sentences where the video has them', async () => {
    const { player, arrive, played } = rehearse([slideOf('a', ['One.', 'Two.', '[pause 1s] Three.'])])
    player.start(0)
    await arrive('One.', 'Two.', '[pause 1s] Three.')
    expect(played.map(({ at }) => at - 100)).toEqual([leadSeconds, leadSeconds + 2.5, leadSeconds + 4.5])
  })

  it('has slides as long as the video has them', async () => {
    const { player, clock, arrive, played } = rehearse([
      slideOf('a', ['One.', 'Two.']),
      slideOf('silent', []),
      slideOf('set', ['Three.'], 9),
      slideOf('short', ['Four.'], 1),
      slideOf('last', ['Five.']),
    ])
    const lengthOf = (narrationSeconds: number, manualSeconds: number | null = null) =>
      secondsOfFrames(slideLength({ narrationSamples: narrationSeconds * sampleRate, manualSeconds }).frames)
    player.start(0)
    await arrive('One.', 'Two.')
    expect(player.length()).toBeCloseTo(lengthOf(4.5))
    clock.pass(lengthOf(4.5) + 0.1)
    expect(player.read()).toMatchObject({ index: 1, slide: { id: 'silent' }, phase: 'playing' })
    await arrive('Three.')
    clock.pass(lengthOf(0))
    await arrive('Four.')
    clock.pass(9)
    expect(player.read()).toMatchObject({ index: 3 })
    await arrive('Five.')
    const starts = [0, lengthOf(4.5) + lengthOf(0), 9, lengthOf(2, 1)]
    expect((played.at(-1)?.at ?? 0) - 100 - leadSeconds).toBeCloseTo(
      starts.reduce((sum, one) => sum + one, 0),
    )
    clock.pass(lengthOf(2, 1) + lengthOf(2) + 0.2)
    expect(player.read().phase).toBe('ended')
  })

  it('waits for a sound that is due, and loses nothing of it', async () => {
    const { player, clock, arrive, played, isGoing } = rehearse([slideOf('a', ['One.', 'Two.'])])
    player.start(0)
    clock.pass(5)
    expect(player.read().phase).toBe('loading')
    expect(clock.now()).toBeLessThan(100 + leadSeconds)
    await arrive('One.')
    expect([player.read().phase, isGoing()]).toEqual(['playing', true])
    clock.pass(5)
    expect(player.read().phase).toBe('loading')
    await arrive('Two.')
    expect(played.map(({ offset }) => offset)).toEqual([0, 0])
    expect((played[1]?.at ?? 0) - (played[0]?.at ?? 0)).toBeCloseTo(2.5)
  })

  it('is later, and not cut, when a sound comes after its time', async () => {
    const { player, clock, arrive, played } = rehearse([slideOf('a', ['One.'])])
    player.start(0)
    clock.oversleep(2)
    await arrive('One.')
    expect(played).toMatchObject([{ at: 102, offset: 0 }])
    expect(player.secondsIn()).toBeCloseTo(leadSeconds)
  })

  it('asks for one slide ahead', async () => {
    const { player, arrive, asked } = rehearse([
      slideOf('a', ['One.']),
      slideOf('b', ['Two.']),
      slideOf('c', ['Three.']),
    ])
    player.start(0)
    expect([...asked.keys()]).toEqual(['One.'])
    await arrive('One.')
    expect([...asked.keys()]).toEqual(['One.', 'Two.'])
    await arrive('Two.')
    expect([...asked.keys()]).toEqual(['One.', 'Two.'])
  })

  it('begins at any slide, and within one', async () => {
    const { player, arrive, played } = rehearse([slideOf('a', ['One.']), slideOf('b', ['Two.', 'Three.'])])
    player.start(1, 3)
    await arrive('Two.', 'Three.')
    expect(player.read()).toMatchObject({ index: 1, slide: { id: 'b' } })
    expect(played).toMatchObject([{ text: 'Three.', at: 100, offset: 0.25 }])
    expect(player.secondsIn()).toBeCloseTo(3)
  })

  it('stands still while it is paused, also when sounds arrive', async () => {
    const { player, clock, arrive, isGoing } = rehearse([slideOf('a', ['One.', 'Two.'])])
    player.start(0)
    await arrive('One.')
    player.pause()
    await arrive('Two.')
    clock.pass(3)
    expect([player.read().phase, isGoing(), clock.now()]).toEqual(['paused', false, 100])
    player.resume()
    expect([player.read().phase, isGoing()]).toEqual(['playing', true])
  })

  it('goes on in silence, for as long as the words would take, where speech cannot be made', async () => {
    const { player, asked, troubles } = rehearse([slideOf('a', ['One.', 'Two.']), slideOf('b', [])])
    player.start(0)
    await asked.get('One.')?.fail()
    await asked.get('Two.')?.fail()
    expect(troubles).toEqual([1])
    expect(player.length()).toBeCloseTo(8)
  })

  it('leaves out a slide that is gone, and is silent once stopped', async () => {
    const slides = [slideOf('a', ['One.']), slideOf('b', []), slideOf('c', [])]
    const { player, clock, arrive, played } = rehearse(slides)
    player.start(0)
    slides.splice(1, 1)
    await arrive('One.')
    clock.pass(4.5)
    expect(player.read()).toMatchObject({ index: 2, slide: { id: 'c' } })
    player.stop()
    expect(player.read().phase).toBe('ended')
    expect(played.every(({ isStopped }) => isStopped)).toBe(true)
  })

  it('brings the next slide into view in the last of the silence, as the video does', async () => {
    const { player, clock, arrive } = rehearse([
      slideOf('a', ['One.']),
      slideOf('tight', ['Two.'], 2.25 + 0.2),
      slideOf('cut', ['Three.'], 2.25),
      slideOf('last', []),
    ])
    player.start(0)
    await arrive('One.')
    const [first] = [player.length()]
    clock.pass(first - 0.6)
    expect(player.read().coming).toBeNull()
    clock.pass(0.2)
    expect(player.read()).toMatchObject({ index: 0, coming: { slide: { id: 'tight' }, seconds: 0.5 } })
    await arrive('Two.')
    clock.pass(0.5 + 2.2)
    // What silence is left: six frames.
    expect(player.read()).toMatchObject({ index: 1, coming: { slide: { id: 'cut' }, seconds: 0.2 } })
    await arrive('Three.')
    clock.pass(0.2 + 2.2)
    expect(player.read()).toMatchObject({ index: 2, coming: null })
  })

  it('goes on where it should be when the page was asleep for whole slides', async () => {
    const { player, clock, arrive } = rehearse([
      slideOf('a', ['One.']),
      slideOf('b', []),
      slideOf('c', []),
      slideOf('d', []),
    ])
    player.start(0)
    await arrive('One.')
    clock.oversleep(player.length() + 7 + 3)
    player.tick()
    expect(player.read()).toMatchObject({ index: 2, slide: { id: 'c' }, phase: 'playing' })
  })

  it('can be started again after it was stopped', async () => {
    const { player, arrive, played } = rehearse([slideOf('a', ['One.'])])
    player.start(0)
    player.stop()
    player.start(0)
    await arrive('One.')
    expect(player.read().phase).toBe('playing')
    expect(played.filter(({ isStopped }) => !isStopped)).toHaveLength(1)
  })

  it('has no caption in a pause that a script asks for', async () => {
    const { player, clock, arrive } = rehearse([slideOf('a', ['[pause 1s] One.'])])
    player.start(0)
    await arrive('[pause 1s] One.')
    clock.pass(0.9)
    expect(player.caption()).toEqual([])
    clock.pass(0.5)
    expect(player.caption()).toEqual(['[pause 1s] One.'])
  })

  it('has the picture of a slide fetched before its turn', async () => {
    const { player, arrive, prepared } = rehearse([slideOf('a', ['One.']), slideOf('b', [])])
    player.start(0)
    await arrive('One.')
    expect(prepared).toEqual(['a', 'b'])
  })

  it('shows the captions of the video', async () => {
    const { player, clock, arrive } = rehearse([slideOf('a', ['One is here.', 'Two is there.'])])
    player.start(0)
    await arrive('One is here.', 'Two is there.')
    expect(player.caption()).toEqual([])
    clock.pass(1)
    expect(player.caption()).toEqual(['One is here.'])
    clock.pass(2.5)
    expect(player.caption()).toEqual(['Two is there.'])
  })
})
