import { lazyPart } from '@/ui/feedback/lazy-part.tsx'
import { theirsOf } from '../../document/field-document.ts'
import type { FieldKey } from '../../document/field-key.ts'
import { type FieldStore, useFieldValue } from '../../document/field-store.ts'
import { useSourceLanguage } from '../../languages/source-language.ts'

// Loaded with the first conflict.
const ChooseText = lazyPart(async () => (await import('./choose-text.tsx')).ChooseText, null)

type TwoTextsProps = { store: FieldStore; field: FieldKey; lang?: string | undefined }

/**
 * Conflict: the field was also changed by someone else, or in another tab. Nothing is overwritten until one
 * text is chosen.
 */
export const TwoTexts = ({ store, field, lang }: TwoTextsProps) => {
  const sourceLanguage = useSourceLanguage()
  const theirs = useFieldValue(store, (doc) => theirsOf(doc, field))
  return (
    theirs !== null && (
      <ChooseText store={store} field={field} lang={lang ?? sourceLanguage} theirs={theirs} />
    )
  )
}
