import type { ProjectLanguage } from '@voxdeck/contracts/languages/read-language'
import { RotateCw, TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/i18n/use-language.ts'
import { useLanguageName } from '@/project/languages/use-language-name.ts'
import { wordsOfProblem } from '@/project/words-of-error.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { Button } from '@/ui/buttons/button.tsx'
import { Progress } from '@/ui/feedback/progress.tsx'
import { toast } from '@/ui/feedback/toast.ts'
import { useCancelTranslating } from '../queries/cancel-translating.ts'

type JobStripProps = {
  projectId: string
  data: ProjectLanguage
  /** Some of what failed is still to be translated. */
  isOpen: boolean
  onAgain: () => void
}

/** Progress of the translation job, or its failure with a retry button. */
export const JobStrip = ({ projectId, data: { languageCode, job }, isOpen, onAgain }: JobStripProps) => {
  const { t } = useTranslation()
  const pageLanguage = useLanguage()
  const language = useLanguageName(languageCode)
  const reportFailure = useReportFailure()
  const { mutate: cancel, isPending: isStopping } = useCancelTranslating(projectId, languageCode)
  useEndToast(job?.status, language)
  if (job?.status === 'translating') {
    const { done, planned } = job
    const stop = () =>
      cancel(undefined, {
        onError: (error) =>
          reportFailure(error, { title: t('app.error'), description: t('languages.notChanged') }),
      })
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-4 py-2.5 sm:px-5">
        <output className="figures text-sm">{t('languages.progress', { done, planned })}</output>
        <Progress
          className="min-w-32 grow"
          percent={planned > 0 ? (done / planned) * 100 : 0}
          label={t('languages.progressLabel', { language })}
        />
        <Button size="sm" busy={isStopping} onClick={stop}>
          {t('languages.cancel')}
        </Button>
      </div>
    )
  }
  if (job?.status !== 'failed' || !job.failure || !isOpen) return null
  return (
    <div
      role="alert"
      className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-2.5 border-line border-b bg-well px-4 py-3 sm:px-5"
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4" />
      <div>
        <h3 className="font-semibold">{t('languages.failed', { language })}</h3>
        <p className="mt-1">{wordsOfProblem(job.failure, pageLanguage)}</p>
        <p className="mt-1 text-mute text-sm">
          {t('languages.failedAfter', { done: job.done, planned: job.planned })}
        </p>
        <Button size="sm" className="mt-2.5" onClick={onAgain}>
          <RotateCw aria-hidden="true" />
          {t('app.retry')}
        </Button>
      </div>
    </div>
  )
}

/** Shows a toast when the job ends. */
const useEndToast = (status: string | undefined, language: string) => {
  const { t } = useTranslation()
  const before = useRef(status)
  useEffect(() => {
    if (before.current === 'translating' && (status === 'done' || status === 'cancelled'))
      toast({
        title: t(`languages.${status}.title`),
        description: t(`languages.${status}.description`, { language }),
      })
    before.current = status
  }, [status, language, t])
}
