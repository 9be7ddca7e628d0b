import type { ProjectSlide } from '@voxdeck/contracts/slides/read-slide'
import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/i18n/use-language.ts'
import { wordsOfError } from '@/project/words-of-error.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { Button } from '@/ui/buttons/button.tsx'
import { toast } from '@/ui/feedback/toast.ts'
import { Input } from '@/ui/fields/input.tsx'
import { DialogActions, DialogClose } from '@/ui/overlays/dialog.tsx'
import { useRenameSlide } from '../queries/rename-slide.ts'
import { SlideDialog } from './slide-dialog.tsx'

type RenameDialogProps = { slide: ProjectSlide; onClose: () => void; onClosed: () => void }

/** Selects the name without its extension. */
const lengthWithoutExtension = (name: string) => {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? dot : name.length
}

export const RenameDialog = ({ slide, onClose, onClosed }: RenameDialogProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const reportFailure = useReportFailure()
  const { mutateAsync, isPending } = useRenameSlide(slide.projectId)
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(slide.pictureName)
  const [isEmpty, setEmpty] = useState(false)

  // mutateAsync: the dialog unmounts if the slide is gone, after which callbacks passed to mutate() are not
  // called.
  const rename = async (pictureName: string) => {
    try {
      await mutateAsync({ slideId: slide.id, pictureName })
      toast({ title: t('app.success'), description: t('editor.timeline.rename.renamed') })
      onClose()
    } catch (error) {
      reportFailure(error, {
        title: t('editor.timeline.rename.failed'),
        description: wordsOfError(error, language) ?? t('editor.timeline.noConnection'),
      })
    }
  }

  const save = (event: SubmitEvent) => {
    event.preventDefault()
    const pictureName = name.trim()
    setEmpty(pictureName === '')
    if (pictureName === '') return field.current?.focus()
    if (pictureName === slide.pictureName) return onClose()
    void rename(pictureName)
  }

  return (
    <SlideDialog
      title={t('editor.timeline.rename.title')}
      onClose={onClose}
      onClosed={onClosed}
      onOpenAutoFocus={(event) => {
        event.preventDefault()
        field.current?.focus()
        field.current?.setSelectionRange(0, lengthWithoutExtension(name))
      }}
    >
      <form onSubmit={save} className="mt-4">
        <label htmlFor="slide-name" className="mb-1.5 block font-medium text-sm">
          {t('editor.timeline.rename.name')}
        </label>
        <Input
          ref={field}
          id="slide-name"
          value={name}
          maxLength={255}
          autoComplete="off"
          aria-invalid={isEmpty}
          aria-describedby={isEmpty ? 'slide-name-empty' : undefined}
          onChange={({ target }) => {
            setName(target.value)
            setEmpty(false)
          }}
        />
        {isEmpty && (
          <p id="slide-name-empty" role="alert" className="mt-1.5 text-sm">
            {t('editor.timeline.rename.empty')}
          </p>
        )}
        <DialogActions>
          <DialogClose asChild>
            <Button>{t('app.cancel')}</Button>
          </DialogClose>
          <Button type="submit" variant="primary" busy={isPending}>
            {isPending ? t('editor.timeline.rename.saving') : t('editor.timeline.rename.save')}
          </Button>
        </DialogActions>
      </form>
    </SlideDialog>
  )
}
