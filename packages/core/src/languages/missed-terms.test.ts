import { describe, expect, it } from 'vitest'
import { type GlossaryTerm, missedTerms } from './missed-terms.ts'

const term = (word: string, es: string | null): GlossaryTerm => ({
  term: word,
  keep: es === null,
  translations: es === null ? {} : { es },
})
const glossary = [term('Voxdeck', null), term('slide', 'diapositiva'), term('deck', 'baraja')]
const missed = (source: string, script: string, terms = glossary, language = 'es') =>
  missedTerms({ source, script, language }, terms)

describe('terms that did not come through', () => {
  it('O7 none when each is there, whatever its case', () =>
    expect(missed('A slide of Voxdeck.', 'Diapositiva de voxdeck.')).toEqual([]))

  it('O7 one that was translated otherwise, and one that should have been kept', () =>
    expect(missed('A slide of Voxdeck.', 'Una lámina de Cubierta de voz.')).toEqual(['Voxdeck', 'slide']))

  it('O7 one that is there less often than asked', () => {
    expect(missed('One slide, another slide.', 'Una diapositiva y otra.')).toEqual(['slide'])
    expect(missed('A slide.', 'La diapositiva es una diapositiva.')).toEqual([])
  })

  it('O7 only whole words count, and only what stands in the script', () => {
    expect(missed('Nothing of it.', 'Nada.')).toEqual([])
    expect(missed('The deck.', 'La barajada.')).toEqual(['deck'])
    expect(missed('The sliders.', 'Los controles.')).toEqual([])
  })

  it('O7 languages for which the glossary says nothing miss nothing', () =>
    expect(missed('A slide.', 'Une image.', [term('slide', 'diapositiva')], 'fr')).toEqual([]))

  it('O7 pronunciations are read as they are written', () =>
    expect(missed('[Voxdeck|VOX deck] speaks.', '[Voxdeck|BOX dek] habla.')).toEqual([]))

  it('O7 where words do not stand apart, a term is found among letters', () =>
    expect(
      missed(
        'A harbour.',
        'นี่คือท่าเรือใหญ่',
        [{ term: 'harbour', keep: false, translations: { th: 'ท่าเรือ' } }],
        'th',
      ),
    ).toEqual([]))

  it('O7 two terms that become one word need it twice', () =>
    expect(
      missed('A slide and a picture.', 'Una imagen.', [term('slide', 'imagen'), term('picture', 'imagen')]),
    ).toEqual(['picture']))
})
