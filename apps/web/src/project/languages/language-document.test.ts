import type { TranslatedSlide } from '@voxdeck/contracts/languages/read-language'
import { describe, expect, it } from 'vitest'
import { projectLanguageOf } from '../../../testing/project-language-of.ts'
import {
  arrive,
  type FieldDocument,
  keepMine,
  layOver,
  openDocument,
  shown,
  takeTheirs,
  write,
} from '../document/field-document.ts'
import { scriptKey, stateKey, voiceKey } from '../document/field-key.ts'
import { textHash } from '../document/text-hash.ts'
import { isUnsettled, unsavedFields } from '../document/unsaved.ts'
import { changesOf, isStaleNow, reviewedBeside, textsOfLanguage, withStates } from './language-document.ts'

const id = '00000000-0000-4000-8100-000000000000'
const [text, state, voice] = [scriptKey(id), stateKey(id), voiceKey(id)]

const scriptBase = textHash('La casa.')

const slideOf = (over: Partial<TranslatedSlide> = {}): TranslatedSlide => ({
  slideId: id,
  slideNumber: 1,
  source: 'The house.',
  sourceHash: 'h1',
  script: 'La casa.',
  state: 'machine',
  translatedFrom: 'h1',
  stale: false,
  sourceBefore: null,
  renewable: false,
  misses: [],
  marks: { numbers: [], leftWords: [], symbols: [] },
  provider: 'apertium',
  foretoldSeconds: 1,
  voice: null,
  recording: null,
  narrator: 'voice',
  takes: 0,
  ...over,
})
const languageOf = (over: Partial<TranslatedSlide> = {}) => projectLanguageOf([slideOf(over)])
const open = (over: Partial<TranslatedSlide> = {}) => openDocument(textsOfLanguage(languageOf(over)))
const type = (doc: FieldDocument, words: string) =>
  withStates(doc, write(doc, [[text, words]], { kind: 'step', at: 0 }))
const review = (doc: FieldDocument, slide = slideOf()) =>
  withStates(doc, layOver(doc, [[state, reviewedBeside(slide)]]))
const sent = (doc: FieldDocument, slide = slideOf()) => changesOf(doc, unsavedFields(doc), [slide])

describe('what is written in a language', () => {
  it('O4 is edited from the first letter on, and as it was when it is again what the server has', () => {
    const doc = type(open(), 'Mi casa.')
    expect(shown(doc, state)).toBe('edited')
    const undone = layOver(doc, [[text, shown(open(), text)]])
    expect(shown(withStates(doc, undone), state)).toBe('machine')
    expect(isUnsettled(withStates(doc, undone))).toBe(false)
  })
  it('O4 O6 is sent with its state and the English beside which it stands', () => {
    const edited = type(open(), 'Mi casa.')
    expect(sent(edited)).toEqual([
      [id, { translation: { script: 'Mi casa.', scriptBase, state: 'edited', sourceHash: 'h1' } }],
    ])
    // Reviewed beside h1, and told so even if the English changes before it is sent.
    const reviewed = review(edited)
    expect(sent(reviewed, slideOf({ sourceHash: 'h2' }))).toEqual([
      [id, { translation: { script: 'Mi casa.', scriptBase, state: 'reviewed', sourceHash: 'h1' } }],
    ])
    expect(shown(type(reviewed, 'Otra casa.'), state)).toBe('edited')
  })
  it('O6 a review that is taken back leaves a stale one stale, of the source that it was made from', () => {
    const stale = slideOf({ stale: true, sourceHash: 'h2', sourceBefore: 'The/house.' })
    const before = openDocument(textsOfLanguage({ ...languageOf(), slides: [stale] }))
    const reviewed = review(before, stale)
    const again = layOver(reviewed, [[state, shown(before, state)]])
    expect(isStaleNow(stale, shown(again, state))).toBe(true)
    // The review was saved: nothing on the server is stale.
    const saved = slideOf({ state: 'reviewed', sourceHash: 'h2', translatedFrom: 'h2' })
    const later = openDocument(textsOfLanguage({ ...languageOf(), slides: [saved] }))
    const back = layOver(later, [[state, shown(before, state)]])
    expect(isStaleNow(saved, shown(back, state))).toBe(true)
    expect(sent(back, saved)).toEqual([
      [
        id,
        {
          translation: {
            script: 'La casa.',
            scriptBase,
            state: 'machine',
            sourceHash: 'h1',
            source: 'The/house.',
          },
        },
      ],
    ])
    // Typed in, it is a person's, and as stale.
    const typed = type(before, 'Mi casa.')
    expect(isStaleNow(stale, shown(typed, state))).toBe(true)
    expect(shown(typed, state)).toBe('edited/h1/The/house.')
  })
  it('O3 a stale one is reviewed anew beside the English of now', () => {
    const stale = slideOf({ state: 'reviewed', stale: true, sourceHash: 'h2' })
    const doc = openDocument(textsOfLanguage({ ...languageOf(), slides: [stale] }))
    expect(isStaleNow(stale, shown(doc, state))).toBe(true)
    const again = review(doc, stale)
    expect(isStaleNow(stale, shown(again, state))).toBe(false)
    expect(sent(again, stale)).toEqual([
      [id, { translation: { script: 'La casa.', scriptBase, state: 'reviewed', sourceHash: 'h2' } }],
    ])
  })
  it('O4 what arrives never replaces what is typed: neither the text nor its state is sent until one is chosen', () => {
    const typed = type(open(), 'Mía.')
    const theirs = arrive(typed, textsOfLanguage(languageOf({ script: 'Suya.', state: 'edited' })))
    expect(shown(theirs, text)).toBe('Mía.')
    expect(sent(theirs)).toEqual([])
    expect(isUnsettled(theirs)).toBe(false)
    expect(sent(keepMine(theirs, text))).toHaveLength(1)
    const taken = withStates(theirs, takeTheirs(theirs, text, 0))
    expect([shown(taken, text), shown(taken, state)]).toEqual(['Suya.', 'edited'])
    expect(isUnsettled(taken)).toBe(false)
  })
  it('O4 a review of a text that was replaced elsewhere is not sent for the new one', () => {
    const reviewed = review(open())
    const theirs = arrive(reviewed, textsOfLanguage(languageOf({ script: 'Suya.', state: 'edited' })))
    expect([shown(theirs, text), shown(theirs, state)]).toEqual(['Suya.', 'edited'])
    expect(sent(theirs)).toEqual([])
  })
  it("H2 a slide's voice is sent alone; none leaves it to the language", () => {
    const chosen = layOver(open(), [[voice, 'nova']])
    expect(sent(chosen)).toEqual([[id, { voice: 'nova' }]])
    expect(sent(layOver(open({ voice: 'nova' }), [[voice, '']]))).toEqual([[id, { voice: null }]])
  })
})
