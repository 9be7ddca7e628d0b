import { Check, CircleDashed } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '@/ui/badge.tsx'
import { Spinner } from '@/ui/spinner.tsx'
import { useSettled } from '@/ui/use-settled.ts'
import { type FieldStore, useFieldValue } from '../document/field-store.ts'
import { contested } from '../document/unsaved.ts'
import { useIsSaving } from '../queries/update-project.ts'
import type { Saving } from './autosave-group.ts'
import { NotSavedNotice } from './not-saved-notice.tsx'
import { useSaveStatus } from './use-autosave.ts'

/** Milliseconds: who goes on typing saves several times in it. */
const settleMs = 2000

const looks = {
  saving: { tone: 'quiet', icon: <Spinner className="size-3.5" /> },
  notSaved: { tone: 'stale', icon: <CircleDashed aria-hidden="true" /> },
  saved: { tone: 'quiet', icon: <Check aria-hidden="true" className="text-green-strong" /> },
} as const

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
  const state = isSaving ? 'saving' : isUnsaved ? 'notSaved' : 'saved'
  const words = t(`editor.saveState.${state}`)
  const spoken = useSettled(isSaving ? '' : words, settleMs)
  return (
    <>
      <Badge data-save-state tone={looks[state].tone}>
        {looks[state].icon}
        <span className="max-sm:sr-only">{words}</span>
      </Badge>
      <output className="sr-only">{spoken}</output>
      {kind === 'failed' && <NotSavedNotice autosave={autosave} isTroubled={isTroubled} />}
    </>
  )
}
