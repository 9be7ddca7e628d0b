import { useTranslation } from 'react-i18next'
import { useReportFailure } from '@/session/report-failure.ts'
import { toast } from '@/ui/feedback/toast.ts'
import type { PresentationRun } from '../run/presentation-run.ts'
import type { StageNews } from '../run/slide-runner.ts'

type Trouble = Exclude<StageNews, { kind: 'complete' }>

/** Approximation: a device that hovers has a keyboard; a touch device has none. */
const hasKeys = () => window.matchMedia('(hover: hover)').matches

/** All toasts of a presentation. */
export const useStageWords = () => {
  const { t } = useTranslation()
  const reportFailure = useReportFailure()
  return {
    sayStarted: () =>
      toast({
        title: t('presentation.started.title'),
        description: t(hasKeys() ? 'presentation.started.description' : 'presentation.started.touch'),
      }),
    sayComplete: () =>
      toast({ title: t('presentation.complete.title'), description: t('presentation.complete.description') }),
    sayStopped: ({ runner, count }: PresentationRun) =>
      toast({
        title: t('presentation.stopped.title'),
        description: t('presentation.stopped.description', { number: runner.read().index + 1, count }),
      }),
    refuse: (reason: 'noSlides' | 'noContent') =>
      toast({
        title: t(`presentation.${reason}.title`),
        description: t(`presentation.${reason}.description`),
        variant: 'destructive',
      }),
    /** Reports a problem with a slide; the presentation continues. */
    tellTrouble: (kind: PresentationRun['kind'], number: number, trouble: Trouble) => {
      const name = trouble.kind === 'missing' && kind === 'slide' ? 'unshown' : trouble.kind
      const words = {
        title: t(`presentation.${name}.title`),
        description: t(`presentation.${name}.description`, { number }),
      }
      if (trouble.kind === 'unmade') reportFailure(trouble.error, words)
      else toast({ ...words, variant: 'destructive' })
    },
  }
}
