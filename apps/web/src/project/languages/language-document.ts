import type { CallInput } from '@voxdeck/contracts/client'
import type { ProjectLanguage, TranslatedSlide } from '@voxdeck/contracts/languages/read-language'
import type { saveTranslation } from '@voxdeck/contracts/languages/save-translation'
import type { TranslationState } from '@voxdeck/core/languages/translation-state'
import type { Narrator } from '@voxdeck/core/slides/slide'
import { type FieldDocument, layOver, type ServerTexts, shown } from '../document/field-document.ts'
import {
  type FieldKey,
  narratorKey,
  scriptKey,
  slideIdOf,
  stateKey,
  voiceKey,
} from '../document/field-key.ts'
import { baseHashOf, type Fields } from '../document/unsaved.ts'

export type TranslationChange = CallInput<typeof saveTranslation>['body']

type Source = Pick<TranslatedSlide, 'sourceHash'>

/** A review counts for one version of the English, so reviewing again after a change is a change too. */
export const reviewedBeside = ({ sourceHash }: Source): string => `reviewed/${sourceHash}`

/**
 * A state as the text of a field. That of a stale translation says what it was made from, so that undoing a review makes it
 * stale again.
 */
const stateText = (slide: TranslatedSlide): string => {
  const { state, stale, translatedFrom, sourceBefore } = slide
  if (state === null) return ''
  if (stale) return [state, translatedFrom, ...(sourceBefore === null ? [] : [sourceBefore])].join('/')
  return state === 'reviewed' ? reviewedBeside(slide) : state
}

/** The source text that a translation in this state was made from: its hash, and the text where it is known. */
const madeFrom = (stateText: string): { hash: string | undefined; source: string | null } => {
  const [, hash, ...source] = stateText.split('/')
  return { hash, source: source.length > 0 ? source.join('/') : null }
}

/** The state of a text once a person changes it: of the same source, where that is known to be an earlier one. */
const asEdited = (stateText: string): string => {
  const { hash, source } = madeFrom(stateText)
  return source === null ? 'edited' : ['edited', hash, source].join('/')
}

/** The texts of a language from the server. */
export const textsOfLanguage = ({ slides }: ProjectLanguage): ServerTexts => ({
  revision: 0,
  texts: new Map(
    slides.flatMap((slide): [FieldKey, string][] => [
      [scriptKey(slide.slideId), slide.script ?? ''],
      [stateKey(slide.slideId), stateText(slide)],
      [voiceKey(slide.slideId), slide.voice ?? ''],
      [narratorKey(slide.slideId), slide.narrator],
    ]),
  ),
})

export const stateOf = (text: string): TranslationState | null =>
  (text.split('/')[0] as TranslationState | '') || null

/** True for text that a person wrote or reviewed. */
export const isOfPeople = (stateText: string): boolean => {
  const state = stateOf(stateText)
  return state === 'edited' || state === 'reviewed'
}

/** Not stale once it is reviewed beside the current English. */
export const isStaleNow = (slide: TranslatedSlide, state: string): boolean => {
  const { hash } = madeFrom(state)
  return hash === undefined ? slide.stale : hash !== slide.sourceHash
}

/**
 * Sets the state of a changed text to `edited`, whether by typing, undo or conflict resolution; a text equal
 * to the server's gets the server's state.
 */
export const withStates = (before: FieldDocument, after: FieldDocument): FieldDocument => {
  if (after.saved !== before.saved || after.drafts === before.drafts) return after
  const states: [FieldKey, string][] = []
  for (const key of new Set([...before.drafts.keys(), ...after.drafts.keys()])) {
    const slideId = slideIdOf(key)
    if (slideId === null || key !== scriptKey(slideId)) continue
    const state = stateKey(slideId)
    const isWritten = shown(before, key) !== shown(after, key)
    if (!isWritten || shown(before, state) !== shown(after, state)) continue
    const saved = after.saved.get(state) ?? ''
    states.push([state, shown(after, key) === after.saved.get(key) ? saved : asEdited(shown(after, state))])
  }
  return states.length > 0 ? layOver(after, states) : after
}

/**
 * The changes to send per slide. A state is sent with its text, so that a review is of the text that was
 * seen.
 */
export const changesOf = (
  doc: FieldDocument,
  fields: Fields,
  slides: readonly TranslatedSlide[],
): [slideId: string, change: TranslationChange][] =>
  slides.flatMap(({ slideId, sourceHash }): [string, TranslationChange][] => {
    const voice = fields.get(voiceKey(slideId))
    const narrator = fields.get(narratorKey(slideId)) as Narrator | undefined
    const isWritten = fields.has(scriptKey(slideId)) || fields.has(stateKey(slideId))
    if (!isWritten && voice === undefined && narrator === undefined) return []
    const stateNow = shown(doc, stateKey(slideId))
    const { hash, source } = madeFrom(stateNow)
    const state = stateOf(stateNow) ?? ('edited' as const)
    const isOfEarlier = source !== null || (hash !== undefined && state !== 'reviewed')
    const translation = {
      script: shown(doc, scriptKey(slideId)),
      scriptBase: baseHashOf(doc, scriptKey(slideId)),
      state,
      sourceHash: hash ?? sourceHash,
      ...(isOfEarlier ? { source } : {}),
    }
    const change = {
      ...(isWritten ? { translation } : {}),
      ...(voice === undefined ? {} : { voice: voice || null }),
      ...(narrator === undefined ? {} : { narrator }),
    }
    return [[slideId, change]]
  })
