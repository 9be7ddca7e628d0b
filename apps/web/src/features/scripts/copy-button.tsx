import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { FieldKey } from '@/project/document/field-key.ts'
import { shown } from '@/project/document/script-document.ts'
import { type ScriptStore, useScriptValue } from '@/project/document/script-store.ts'
import { isBlank } from '@/project/document/spoken-scripts.ts'
import { IconButton } from '@/ui/buttons/icon-button.tsx'
import { toast } from '@/ui/feedback/toast.ts'

type CopyButtonProps = { store: ScriptStore; field: FieldKey; label: string }

export const CopyButton = ({ store, field, label }: CopyButtonProps) => {
  const { t } = useTranslation()
  const isEmpty = useScriptValue(store, (doc) => isBlank(shown(doc, field)))
  const copy = () =>
    navigator.clipboard.writeText(shown(store.read(), field)).then(
      () => toast({ title: t('scripts.copy.done.title'), description: t('scripts.copy.done.description') }),
      () =>
        toast({
          title: t('scripts.copy.failed.title'),
          description: t('scripts.copy.failed.description'),
          variant: 'destructive',
        }),
    )
  return (
    <IconButton size="sm" label={label} disabled={isEmpty} onClick={() => void copy()}>
      <Copy aria-hidden="true" />
    </IconButton>
  )
}
