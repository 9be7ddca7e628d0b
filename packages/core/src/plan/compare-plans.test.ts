import { describe, expect, it } from 'vitest'
import { snapshotOf, snapshotSlide } from '../../testing/snapshot-of.ts'
import { testTools } from '../../testing/test-tools.ts'
import { comparePlans } from './compare-plans.ts'
import { makePlan, type ProjectSnapshot, type SnapshotSlide } from './make-plan.ts'

const names = ['a', 'b', 'c']
const slidesWith = (change: Partial<Record<string, Partial<SnapshotSlide>>> = {}) =>
  names.map((name) => snapshotSlide(name, { script: `Words of ${name}.`, ...change[name] }))

const unchanged = { slides: [], removedSlides: 0, isReordered: false, settings: [] }

const changes = (now: Partial<ProjectSnapshot>, was: Partial<ProjectSnapshot> = {}) => {
  const plan = (change: Partial<ProjectSnapshot>, languages?: string[]) =>
    makePlan(snapshotOf({ slides: slidesWith(), ...change }), testTools(), languages)
  const languages = now.translations ? ['en', 'es'] : undefined
  return comparePlans(plan(was, languages), plan(now, languages))
}

const recording = { object: 'recordings/a.flac', hash: 'hash of the voice', samples: 48_000 }

describe('comparePlans', () => {
  it('finds nothing in equal plans, whosever sentences they are', () => {
    expect(changes({})).toEqual(unchanged)
    expect(changes({ salt: 'other' })).toEqual(unchanged)
    expect(changes({ slides: slidesWith({ b: { script: '  Words of b.  ' } }) })).toEqual(unchanged)
  })

  it.each([
    ['words', { script: 'Other words.' }],
    ['words', { script: 'Words [pause 2s] of b.' }],
    ['narrator', { voice: 'bella' }],
    ['narrator', { recording }],
    ['picture', { pictureHash: 'other' }],
    ['picture', { clip: { object: 'o', hash: 'h', frames: 3, keepsSound: false } }],
    ['length', { manualSeconds: 7 }],
    ['length', { speakingSpeed: 90 }],
  ] as const)('G20 names a slide of which the %s changed', (name, change) =>
    expect(changes({ slides: slidesWith({ b: change }) })).toEqual({
      ...unchanged,
      slides: [{ slideId: 'b', changes: [name] }],
    }),
  )

  it('does not name the voice of a slide that says nothing', () => {
    const silent = (voice: string) => ({ slides: slidesWith({ b: { script: '', voice } }) })
    expect(changes(silent('bella'), silent('adam'))).toEqual(unchanged)
    expect(changes({ slides: slidesWith({ b: { script: '' } }) }).slides).toEqual([
      { slideId: 'b', changes: ['words'] },
    ])
  })

  it('tells slides that came, went and moved', () => {
    const [a, b, c] = slidesWith()
    if (!a || !b || !c) throw new Error('three slides')
    expect(changes({ slides: [a, snapshotSlide('d'), b, c] })).toEqual({
      ...unchanged,
      slides: [{ slideId: 'd', changes: ['added'] }],
    })
    expect(changes({ slides: [b, c] })).toEqual({ ...unchanged, removedSlides: 1 })
    expect(changes({ slides: [a, c, b] })).toEqual({ ...unchanged, isReordered: true })
  })

  it('names settings', () =>
    expect(
      changes({
        settings: { ...snapshotOf().settings, resolution: '4k', transition: 'none', speakingSpeed: 100 },
      }).settings,
    ).toEqual(['frame', 'transition', 'speed']))

  it('G20 does not name slides for another frame or another speed of all', () => {
    const { settings } = snapshotOf()
    const square = slidesWith({ b: { pictureSize: { width: 900, height: 900 }, speakingSpeed: 90 } })
    expect(
      changes(
        { slides: square, settings: { ...settings, shape: '1:1', speakingSpeed: 90 } },
        { slides: square },
      ),
    ).toEqual({ ...unchanged, settings: ['frame', 'speed'] })
  })

  it('finds words of another language', () => {
    const es = (last: string, speakingSpeed: number | null = null) => ({
      translations: {
        es: {
          speakingSpeed,
          slides: names.map((name) => ({ script: name === 'c' ? last : `Palabras de ${name}.`, voice: 'v' })),
          lexicon: [],
        },
      },
    })
    expect(changes(es('Otras.'), es('Unas.')).slides).toEqual([{ slideId: 'c', changes: ['words'] }])
    expect(changes(es('Otras.'), es('Otras.', 120))).toEqual({ ...unchanged, settings: ['speed'] })
  })
})
