import type { TranslatedSlide } from '@voxdeck/contracts/languages/read-language'
import { shown } from '@/project/document/field-document.ts'
import { scriptKey, voiceKey } from '@/project/document/field-key.ts'
import { speechParts } from '@/project/playback/speech-parts.ts'
import { findField } from '@/project/writing/focus-field.ts'
import type { TranslationTools } from './translation-tools.ts'

/** Plays the selected text, else the whole script; stops when it is playing. */
export const listenTo = (
  { store, listening, language, paceOf, voice }: TranslationTools,
  { slideId }: TranslatedSlide,
): void => {
  const key = scriptKey(slideId)
  const field = findField(key)
  const { selectionStart: start = 0, selectionEnd: end = 0 } =
    field instanceof HTMLTextAreaElement ? field : {}
  const doc = store.read()
  listening.toggle({
    key,
    of: 'whole',
    text: shown(doc, key),
    selection: { start, end },
    voice: shown(doc, voiceKey(slideId)) || voice,
    wpm: paceOf(slideId),
    language: language.code,
    cut: (text) => speechParts(text, language.code),
  })
}
