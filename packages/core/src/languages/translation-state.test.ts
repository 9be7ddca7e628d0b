import { describe, expect, it } from 'vitest'
import { chooseSlides, isStale, type TranslatableSlide, type TranslationState } from './translation-state.ts'

const slide = (
  slideId: string,
  state: TranslationState | null,
  translatedFrom = 'now',
): TranslatableSlide => ({
  slideId,
  source: 'Hello.',
  sourceHash: 'now',
  translation: state && { state, sourceHash: translatedFrom },
})
const silent = { ...slide('silent', null), source: ' \n' }

describe('which slides are translated', () => {
  it('O3 one is stale exactly when its English is another', () => {
    expect(isStale(slide('a', 'reviewed', 'before'))).toBe(true)
    expect(isStale(slide('a', 'reviewed'))).toBe(false)
    expect(isStale(slide('a', null))).toBe(false)
  })

  it('O5 those that are missing or stale, when none is named; silent ones have nothing to be translated', () =>
    expect(
      chooseSlides([slide('a', null), slide('b', 'machine'), slide('c', 'machine', 'before'), silent], {}),
    ).toEqual({ chosen: ['a', 'c'], left: 0 }))

  it('O5 those that are named, however they stand', () =>
    expect(
      chooseSlides([slide('a', null), slide('b', 'machine'), silent], { slideIds: ['b', 'silent'] }),
    ).toEqual({ chosen: ['b'], left: 0 }))

  it('O5 what a person wrote or reviewed is left and counted, until they say that it may go', () => {
    const slides = [slide('a', 'edited', 'before'), slide('b', 'reviewed', 'before'), slide('c', 'reviewed')]
    expect(chooseSlides(slides, {})).toEqual({ chosen: [], left: 2 })
    expect(chooseSlides(slides, { overwrite: true })).toEqual({ chosen: ['a', 'b'], left: 0 })
    expect(chooseSlides(slides, { slideIds: ['c'] })).toEqual({ chosen: [], left: 1 })
    expect(chooseSlides(slides, { slideIds: ['c'], overwrite: true })).toEqual({ chosen: ['c'], left: 0 })
  })

  it('O3 a slide that fell silent is stale: its translation follows it', () =>
    expect(chooseSlides([{ ...slide('a', 'machine', 'before'), source: '' }], {}).chosen).toEqual(['a']))
})
