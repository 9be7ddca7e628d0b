import type { Project } from '@voxdeck/contracts/projects/read-project'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUpdateProject } from '@/project/queries/update-project.ts'
import { useLeaveWarning } from '@/project/saving/use-leave-warning.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { toast } from '@/ui/feedback/toast.ts'
import { formatTenths } from './format-tenths.ts'
import {
  noTimingDrafts,
  settleTimings,
  type TimingChange,
  type TimingDrafts,
  unsavedTimings,
  writeTimings,
} from './timing-drafts.ts'

/** Milliseconds within which key presses are saved as one change. */
const collectMs = 500

type Kind = 'updated' | 'reset'

const lastEnd = ({ slides }: Project) => slides.reduce((end, { endSeconds }) => Math.max(end, endSeconds), 0)

/** Shows changes at once and saves them, one request at a time; reverts them when a request fails. */
export const useSaveTimings = (projectId: string) => {
  const { t } = useTranslation()
  const reportFailure = useReportFailure()
  const { mutateAsync: update } = useUpdateProject(projectId)
  const [drafts, setDrafts] = useState(noTimingDrafts)
  const state = useRef({ drafts, timer: 0, isSending: false, kind: 'updated' as Kind })
  useLeaveWarning(unsavedTimings(drafts).size > 0)

  const show = (next: TimingDrafts) => {
    state.current.drafts = next
    setDrafts(next)
  }
  const tell = (kind: Kind, project: Project) =>
    toast({
      title: t(`timing.${kind}.title`),
      description: t(`timing.${kind}.description`, { time: formatTenths(lastEnd(project)) }),
    })

  const flush = async (): Promise<void> => {
    const now = state.current
    clearTimeout(now.timer)
    const sent = unsavedTimings(now.drafts)
    if (now.isSending || sent.size === 0) return
    now.isSending = true
    const { kind } = now
    try {
      const slides = [...sent].map(([id, manualSeconds]) => ({ id, manualSeconds }))
      const project = await update({ slides })
      show(settleTimings(now.drafts, sent, project.revision))
      tell(kind, project)
    } catch (error) {
      clearTimeout(now.timer)
      show(noTimingDrafts)
      reportFailure(error, { title: t('app.error'), description: t('editor.draft.failed') })
    }
    now.isSending = false
    // Changes made while the request ran.
    if (unsavedTimings(now.drafts).size > 0) await flush()
  }

  const write = (change: TimingChange, { soon = false, kind = 'updated' as Kind } = {}) => {
    if (change.size === 0) return
    const now = state.current
    now.kind = kind
    show(writeTimings(now.drafts, change))
    clearTimeout(now.timer)
    if (soon) now.timer = window.setTimeout(() => void flush(), collectMs)
    else void flush()
  }

  // Save the last key presses when the tab is changed or the page is left.
  const onLeave = useEffectEvent(() => void flush())
  useEffect(() => () => onLeave(), [])

  return { drafts, write, flush: () => void flush() }
}
