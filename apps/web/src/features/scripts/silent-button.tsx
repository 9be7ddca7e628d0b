import { Check, VolumeX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type FieldStore, useFieldValue } from '@/project/document/field-store.ts'
import { isKeptSilent } from '@/project/document/shown-choices.ts'
import { keepSilent } from '@/project/slides/silence.ts'
import { Button } from '@/ui/buttons/button.tsx'

type SilentButtonProps = { store: FieldStore; slideId: string }

/** On a slide that says nothing: keeps it so on purpose. */
export const SilentButton = ({ store, slideId }: SilentButtonProps) => {
  const { t } = useTranslation()
  const isKept = useFieldValue(store, (doc) => isKeptSilent(doc, slideId))
  return (
    <Button
      size="sm"
      variant="ghost"
      className="-ml-1.5 px-1.5 font-normal text-mute"
      aria-pressed={isKept}
      onClick={() => keepSilent(store, [slideId], !isKept)}
    >
      {isKept ? <Check aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
      {t('editor.scripts.keepSilent')}
    </Button>
  )
}
