import type { PlacedSlide } from '@voxdeck/contracts/slides/read-slide'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/i18n/use-language.ts'
import { useProjectHistory } from '@/project/history/history-context.ts'
import { wordsOfError } from '@/project/words-of-error.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { toast } from '@/ui/feedback/toast.ts'
import { useDuplicateSlide } from '../queries/duplicate-slide.ts'

/** Copies each of some slides behind itself, once what is typed is saved; one step of the history. */
export const useDuplicate = (projectId: string, save: () => Promise<void>) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const reportFailure = useReportFailure()
  const { history } = useProjectHistory()
  const { mutateAsync } = useDuplicateSlide(projectId)
  return async (slideIds: readonly string[]): Promise<void> => {
    const copies: PlacedSlide[] = []
    try {
      await save()
      for (const slideId of slideIds) copies.push(await mutateAsync(slideId))
      toast({
        title: t('app.success'),
        description:
          copies.length === 1
            ? t('editor.timeline.duplicated')
            : t('editor.timeline.severalDuplicated', { count: copies.length }),
      })
    } catch (error) {
      reportFailure(error, {
        title: t('app.error'),
        description: wordsOfError(error, language) ?? t('editor.timeline.noConnection'),
      })
    }
    const [first] = copies
    if (first)
      history.recordAct(
        { what: 'duplicate', count: copies.length, number: first.position },
        { kind: 'slides', slideIds: copies.map(({ id }) => id), before: 'absent', after: 'present' },
      )
  }
}
