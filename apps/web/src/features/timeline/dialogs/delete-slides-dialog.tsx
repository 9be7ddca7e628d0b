import type { ProjectSlide } from '@voxdeck/contracts/slides/read-slide'
import { useTranslation } from 'react-i18next'
import { localeOf } from '@/i18n/languages.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import { useProjectHistory } from '@/project/history/history-context.ts'
import { wordsOfError } from '@/project/words-of-error.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { Button } from '@/ui/buttons/button.tsx'
import { toast } from '@/ui/feedback/toast.ts'
import { DialogActions, DialogClose } from '@/ui/overlays/dialog.tsx'
import { useDeleteSlide } from '../queries/delete-slide.ts'
import { SlideDialog } from './slide-dialog.tsx'

type DeleteSlidesDialogProps = {
  projectId: string
  /** In their order. */
  slides: readonly ProjectSlide[]
  isTranslated: boolean
  onClose: () => void
  onClosed: () => void
}

export const DeleteSlidesDialog = ({
  projectId,
  slides,
  isTranslated,
  onClose,
  onClosed,
}: DeleteSlidesDialogProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const reportFailure = useReportFailure()
  const { history } = useProjectHistory()
  const { mutateAsync: remove, isPending } = useDeleteSlide(projectId)
  const count = slides.length
  const words = slides.reduce((sum, slide) => sum + slide.words, 0)
  const parts = [
    words > 0 && t('editor.timeline.delete.words', { count: words }),
    slides.some(({ recording }) => recording) && t('editor.timeline.delete.recording', { count }),
    slides.some(({ clip }) => clip) && t('editor.timeline.delete.clip', { count }),
    words > 0 && isTranslated && t('editor.timeline.delete.translations', { count }),
  ].filter((part) => typeof part === 'string')
  const what = new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(parts)
  const goes =
    parts.length > 0
      ? t('editor.timeline.delete.goes', { count, what })
      : t('editor.timeline.delete.alone', { count })
  const question =
    count === 1
      ? t('editor.timeline.delete.question', { name: slides[0]?.pictureName })
      : t('editor.timeline.delete.questionOfSeveral', { count })
  // mutateAsync: the dialog unmounts with the slide, after which callbacks passed to mutate() are not called.
  const confirm = async () => {
    const deleted: string[] = []
    try {
      // The last first, so that undo puts each back into its place.
      for (const { id } of slides.toReversed()) {
        await remove(id)
        deleted.unshift(id)
      }
      toast({
        title: t('app.success'),
        description:
          count === 1
            ? t('editor.timeline.delete.deleted')
            : t('editor.timeline.delete.severalDeleted', { count }),
      })
      onClose()
    } catch (error) {
      reportFailure(error, {
        title: t('editor.timeline.delete.failed'),
        description: wordsOfError(error, language) ?? t('editor.timeline.noConnection'),
      })
    }
    const first = slides.find(({ id }) => id === deleted[0])
    if (first)
      history.recordAct(
        { what: 'delete', count: deleted.length, number: first.position + 1 },
        { kind: 'slides', slideIds: deleted, before: 'present', after: 'absent' },
      )
  }
  return (
    <SlideDialog
      title={
        count === 1
          ? t('editor.timeline.delete.title')
          : t('editor.timeline.delete.titleOfSeveral', { count })
      }
      description={`${question} ${goes}`}
      onClose={onClose}
      onClosed={onClosed}
    >
      <DialogActions>
        <DialogClose asChild>
          <Button>{t('app.cancel')}</Button>
        </DialogClose>
        <Button variant="destructive" busy={isPending} onClick={() => void confirm()}>
          {isPending ? t('editor.timeline.delete.deleting') : t('editor.timeline.delete.confirm')}
        </Button>
      </DialogActions>
    </SlideDialog>
  )
}
