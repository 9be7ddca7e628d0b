import { findText, replaceText, type Search } from '@voxdeck/core/script/find-text'
import type { Span } from '@voxdeck/core/script/sentences'
import { shown } from '@/project/document/field-document.ts'
import { type FieldKey, scriptKey } from '@/project/document/field-key.ts'
import { type FieldStore, writeStep } from '@/project/document/field-store.ts'

export type OpenLanguage = { language: string; store: FieldStore }

/** A script in which the words stand. */
export type FoundField = {
  language: string
  store: FieldStore
  key: FieldKey
  /** Of its slide; 0 for the project script. */
  number: number
  text: string
  spans: readonly Span[]
}

/** The scripts that contain the words: slide by slide, each in all languages. */
export const findInScripts = (
  opened: readonly OpenLanguage[],
  slideIds: readonly string[],
  search: Search,
): FoundField[] => {
  const keys: [FieldKey, number][] = [
    ['english', 0],
    ...slideIds.map((id, index): [FieldKey, number] => [scriptKey(id), index + 1]),
  ]
  return keys.flatMap(([key, number]) =>
    opened.flatMap(({ language, store }) => {
      const text = shown(store.read(), key)
      const spans = findText(text, search)
      return spans.length > 0 ? [{ language, store, key, number, text, spans }] : []
    }),
  )
}

/** Replaces the words in these scripts, each document at once. */
export const replaceInScripts = (found: readonly FoundField[], search: Search, by: string): void => {
  for (const [store, fields] of Map.groupBy(found, (field) => field.store)) {
    const doc = store.read()
    writeStep(
      store,
      fields.map(({ key }) => [key, replaceText(shown(doc, key), search, by)] as const),
    )
  }
}

const around = 48

/** The words of a match with some of the text on both sides. */
export const excerptOf = (
  text: string,
  { start, end }: Span,
): { before: string; match: string; after: string } => {
  const from = Math.max(0, start - around)
  const to = Math.min(text.length, end + around)
  return {
    before: (from > 0 ? '…' : '') + text.slice(from, start),
    match: text.slice(start, end),
    after: text.slice(end, to) + (to < text.length ? '…' : ''),
  }
}
