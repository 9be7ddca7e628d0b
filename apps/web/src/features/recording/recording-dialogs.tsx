import type { Project } from '@voxdeck/contracts/projects/read-project'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { formatClock } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { lazyPart } from '@/ui/feedback/lazy-part.tsx'
import { toast } from '@/ui/feedback/toast.ts'
import { RecordingQuestion } from './recording-question.tsx'
import type { RecordingDialogsProps, Studio, StudioNews } from './studio.ts'

// Loaded when all slides are recorded.
const PrompterDialog = lazyPart(
  async () => (await import('./prompter/prompter-dialog.tsx')).PrompterDialog,
  null,
  'over',
)

/** Toasts and dialogs of the studio, and the cleanup when a slide is deleted. */
export const RecordingDialogs = ({ studio, project, store }: RecordingDialogsProps) => {
  const { microphone, takes } = studio
  useStudioNews(studio, project)
  useEffect(() => {
    const slides = new Set(project.slides.map(({ id }) => id))
    const { slideId } = microphone.read()
    if (slideId !== null && !slides.has(slideId)) microphone.cancel()
    for (const taken of takes.read().keys()) if (!slides.has(taken)) takes.discard(taken)
  }, [microphone, takes, project.slides])
  const from = useSyncExternalStore(studio.prompted.subscribe, studio.prompted.read)
  return (
    <>
      <RecordingQuestion studio={studio} />
      {from !== null && (
        <PrompterDialog
          studio={studio}
          project={project}
          store={store}
          from={from}
          onEnd={() => studio.prompted.ask(null)}
        />
      )}
    </>
  )
}

const useStudioNews = (studio: Studio, project: Project) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const reportFailure = useReportFailure()
  const tell = useEffectEvent((news: StudioNews) => {
    if (news.kind === 'trouble')
      return toast({
        title: t('recording.trouble.title'),
        description: t('recording.trouble.description'),
        variant: 'destructive',
      })
    const { slideId, seconds } = news.take
    if (news.kind === 'failed')
      return reportFailure(news.error, {
        title: t('recording.failed.title'),
        description: studio.server.explain(news.error, language) ?? t('recording.failed.offline'),
      })
    const at = project.slides.findIndex(({ id }) => id === slideId)
    const number = at < 0 ? undefined : at + 1
    toast({
      title: t('recording.complete.title'),
      description: t('recording.complete.description', { number, time: formatClock(seconds) }),
    })
  })
  useEffect(() => studio.onNews((news) => tell(news)), [studio])
}
