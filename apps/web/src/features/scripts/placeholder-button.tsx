import { Brackets } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { shown } from '@/project/document/field-document.ts'
import type { FieldKey } from '@/project/document/field-key.ts'
import { type FieldStore, useFieldValue } from '@/project/document/field-store.ts'
import { focusField } from '@/project/writing/focus-field.ts'
import { countPlaceholders, nextPlaceholder } from '@/project/writing/placeholders.ts'
import { Button } from '@/ui/buttons/button.tsx'

type PlaceholderButtonProps = {
  store: FieldStore
  field: FieldKey
  textarea: RefObject<HTMLTextAreaElement | null>
}

/** Selects the next placeholder, so that typing replaces it. */
export const PlaceholderButton = ({ store, field, textarea }: PlaceholderButtonProps) => {
  const { t } = useTranslation()
  const count = countPlaceholders(useFieldValue(store, (doc) => shown(doc, field)))
  if (count === 0) return null
  const goOn = () => {
    const next = nextPlaceholder(shown(store.read(), field), textarea.current?.selectionEnd ?? 0)
    if (next) focusField({ key: field, caret: next.start, selectTo: next.end })
  }
  return (
    <Button size="sm" variant="ghost" className="px-1.5 font-normal text-mute" onClick={goOn}>
      <Brackets aria-hidden="true" />
      {t('scripts.placeholders', { count })}
    </Button>
  )
}
