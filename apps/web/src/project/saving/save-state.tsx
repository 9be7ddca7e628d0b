import { Check, CircleDashed } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '@/ui/badge.tsx'
import { Spinner } from '@/ui/spinner.tsx'
import { type FieldStore, useFieldValue } from '../document/field-store.ts'
import { contested } from '../document/unsaved.ts'
import { useIsSaving } from '../queries/update-project.ts'
import type { Saving } from './autosave-group.ts'
import { NotSavedNotice } from './not-saved-notice.tsx'
import { useSaveStatus } from './use-autosave.ts'

type SaveStateProps = {
  projectId: string
  store: FieldStore
  autosave: Saving
  /** Drafts cannot be stored in the browser: unsaved text exists only on this page. */
  isTroubled: boolean
}

export const SaveState = ({ projectId, store, autosave, isTroubled }: SaveStateProps) => {
  const { t } = useTranslation()
  const { kind } = useSaveStatus(autosave)
  const isSaving = useIsSaving(projectId) || kind === 'saving'
  const isContested = useFieldValue(store, (doc) => contested(doc).length > 0)
  const isUnsaved = kind === 'failed' || kind === 'contested' || isContested
  return (
    <>
      <output data-save-state className="flex">
        {isSaving ? (
          <Badge>
            <Spinner className="size-3.5" />
            <span className="max-sm:sr-only">{t('editor.saveState.saving')}</span>
          </Badge>
        ) : isUnsaved ? (
          <Badge tone="stale">
            <CircleDashed aria-hidden="true" />
            <span className="max-sm:sr-only">{t('editor.saveState.notSaved')}</span>
          </Badge>
        ) : (
          <Badge>
            <Check aria-hidden="true" className="text-green-strong" />
            <span className="max-sm:sr-only">{t('editor.saveState.saved')}</span>
          </Badge>
        )}
      </output>
      {kind === 'failed' && <NotSavedNotice autosave={autosave} isTroubled={isTroubled} />}
    </>
  )
}
