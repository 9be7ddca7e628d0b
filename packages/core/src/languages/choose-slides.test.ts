import { describe, expect, it } from 'vitest'
import { chooseSlides, type TranslationRequest } from './choose-slides.ts'
import { isStale, type TranslatableSlide, type TranslationState } from './translation-state.ts'

const slide = (
  slideId: string,
  state: TranslationState | null,
  translatedFrom = 'now',
): TranslatableSlide => ({
  slideId,
  source: 'Hello.',
  sourceHash: 'now',
  translation: state && { state, script: 'Hola.', sourceHash: translatedFrom, source: null },
})
const choose = (slides: readonly TranslatableSlide[], request: TranslationRequest) =>
  chooseSlides(slides, { from: 'en', to: 'es' }, request)
const silent = { ...slide('silent', null), source: ' \n' }

describe('which slides are translated', () => {
  it('O3 one is stale exactly when its English is another', () => {
    expect(isStale(slide('a', 'reviewed', 'before'))).toBe(true)
    expect(isStale(slide('a', 'reviewed'))).toBe(false)
    expect(isStale(slide('a', null))).toBe(false)
  })

  it('O5 those that are missing or stale, when none is named; silent ones have nothing to be translated', () =>
    expect(
      choose([slide('a', null), slide('b', 'machine'), slide('c', 'machine', 'before'), silent], {}),
    ).toEqual({ chosen: ['a', 'c'], left: 0 }))

  it('O5 those that are named, however they stand', () =>
    expect(choose([slide('a', null), slide('b', 'machine'), silent], { slideIds: ['b', 'silent'] })).toEqual({
      chosen: ['b'],
      left: 0,
    }))

  it('O5 what a person wrote or reviewed is left and counted, until they say that it may go', () => {
    const slides = [slide('a', 'edited', 'before'), slide('b', 'reviewed', 'before'), slide('c', 'reviewed')]
    expect(choose(slides, {})).toEqual({ chosen: [], left: 2 })
    expect(choose(slides, { overwrite: true })).toEqual({ chosen: ['a', 'b'], left: 0 })
    expect(choose(slides, { slideIds: ['c'] })).toEqual({ chosen: [], left: 1 })
    expect(choose(slides, { slideIds: ['c'], overwrite: true })).toEqual({ chosen: ['c'], left: 0 })
  })

  it('O12 what a person wrote is chosen where some of its sentences stay', () => {
    const { translation, ...rest } = slide('a', 'reviewed', 'before')
    const from = (source: string) => ({
      ...rest,
      source: 'Hello. Again.',
      translation: translation && { ...translation, source },
    })
    expect(choose([from('Hello.')], {}).chosen).toEqual(['a'])
    expect(choose([from('Goodbye.')], {})).toEqual({ chosen: [], left: 1 })
    expect(choose([from('Hello. And more.')], {})).toEqual({ chosen: [], left: 1 })
  })

  it('O3 a slide that fell silent is stale: its translation follows it', () =>
    expect(choose([{ ...slide('a', 'machine', 'before'), source: '' }], {}).chosen).toEqual(['a']))
})
