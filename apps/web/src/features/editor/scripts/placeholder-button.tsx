import { Brackets } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/button.tsx'
import type { FieldKey } from './document/field-key.ts'
import { shown } from './document/script-document.ts'
import { focusField } from './focus-field.ts'
import { countPlaceholders, nextPlaceholder } from './placeholders.ts'
import { type ScriptStore, useScriptValue } from './script-store.ts'

type PlaceholderButtonProps = {
  store: ScriptStore
  field: FieldKey
  textarea: RefObject<HTMLTextAreaElement | null>
}

/** Leads from one thing to fill in to the next, each selected so that typing replaces it. */
export const PlaceholderButton = ({ store, field, textarea }: PlaceholderButtonProps) => {
  const { t } = useTranslation()
  const count = countPlaceholders(useScriptValue(store, (doc) => shown(doc, field)))
  if (count === 0) return null
  const goOn = () => {
    const next = nextPlaceholder(shown(store.read(), field), textarea.current?.selectionEnd ?? 0)
    if (next) focusField({ key: field, caret: next.start }, next.end)
  }
  return (
    <Button size="sm" variant="ghost" className="px-1.5 font-normal text-mute" onClick={goOn}>
      <Brackets aria-hidden="true" />
      {t('scripts.placeholders', { count })}
    </Button>
  )
}
