import { Check, CircleDashed } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '@/ui/badge.tsx'
import { Spinner } from '@/ui/spinner.tsx'
import { useIsSaving } from '../api/update-project.ts'

type SaveStateProps = { projectId: string; isDirty: boolean }

export const SaveState = ({ projectId, isDirty }: SaveStateProps) => {
  const { t } = useTranslation()
  const isSaving = useIsSaving(projectId)
  return (
    <output className="flex">
      {isSaving ? (
        <Badge>
          <Spinner className="size-3.5" />
          {t('editor.saveState.saving')}
        </Badge>
      ) : isDirty ? (
        <Badge tone="stale">
          <CircleDashed aria-hidden="true" />
          {t('editor.saveState.notSaved')}
        </Badge>
      ) : (
        <Badge>
          <Check aria-hidden="true" className="text-green-strong" />
          {t('editor.saveState.saved')}
        </Badge>
      )}
    </output>
  )
}
