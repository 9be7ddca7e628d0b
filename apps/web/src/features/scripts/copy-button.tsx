import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { shown } from '@/project/document/field-document.ts'
import type { FieldKey } from '@/project/document/field-key.ts'
import { type FieldStore, useFieldValue } from '@/project/document/field-store.ts'
import { isBlank } from '@/project/document/spoken-scripts.ts'
import { ToolButton } from '@/project/slides/tool-button.tsx'
import { toast } from '@/ui/feedback/toast.ts'

type CopyButtonProps = { store: FieldStore; field: FieldKey; label: string }

export const CopyButton = ({ store, field, label }: CopyButtonProps) => {
  const { t } = useTranslation()
  const isEmpty = useFieldValue(store, (doc) => isBlank(shown(doc, field)))
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
    <ToolButton tool="copy" label={label} disabled={isEmpty} onClick={() => void copy()}>
      <Copy aria-hidden="true" />
    </ToolButton>
  )
}
