import { lazyPart } from '@/ui/feedback/lazy-part.tsx'
import type { FieldKey } from '../../document/field-key.ts'
import { theirsOf } from '../../document/script-document.ts'
import { type ScriptStore, useScriptValue } from '../../document/script-store.ts'

// Fetched with the first conflict.
const ChooseText = lazyPart(async () => (await import('./choose-text.tsx')).ChooseText, null)

type TwoTextsProps = { store: ScriptStore; field: FieldKey; lang?: string }

/** Somebody else wrote here too, or another tab did: nothing is overwritten until one is chosen. */
export const TwoTexts = ({ store, field, lang = 'en' }: TwoTextsProps) => {
  const theirs = useScriptValue(store, (doc) => theirsOf(doc, field))
  return theirs !== null && <ChooseText store={store} field={field} lang={lang} theirs={theirs} />
}
