import { Check, CircleDashed } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '@/ui/badge.tsx'
import { Spinner } from '@/ui/spinner.tsx'
import { type ScriptStore, useScriptValue } from '../document/script-store.ts'
import { contested } from '../document/unsaved.ts'
import { useIsSaving } from '../queries/update-project.ts'
import type { Saving } from './autosave-group.ts'
import { NotSavedNotice } from './not-saved-notice.tsx'
import { useSaveStatus } from './use-autosave.ts'

type SaveStateProps = {
  projectId: string
  store: ScriptStore
  autosave: Saving
  areSettingsChanged: boolean
  /** Drafts cannot be stored in the browser: unsaved text exists only on this page. */
  isTroubled: boolean
}

export const SaveState = ({ projectId, store, autosave, areSettingsChanged, isTroubled }: SaveStateProps) => {
  const { t } = useTranslation()
  const { kind } = useSaveStatus(autosave)
  const isSaving = useIsSaving(projectId) || kind === 'saving'
  const isContested = useScriptValue(store, (doc) => contested(doc).length > 0)
  const isUnsaved = kind === 'failed' || kind === 'contested' || isContested || areSettingsChanged
  return (
    <>
      <output className="flex">
        {isSaving ? (
          <Badge>
            <Spinner className="size-3.5" />
            {t('editor.saveState.saving')}
          </Badge>
        ) : isUnsaved ? (
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
      {kind === 'failed' && <NotSavedNotice autosave={autosave} isTroubled={isTroubled} />}
    </>
  )
}
