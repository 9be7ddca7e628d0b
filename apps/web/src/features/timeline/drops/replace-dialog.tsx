import type { ProjectSlide } from '@voxdeck/contracts/slides/read-slide'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SlidePicture } from '@/project/slides/slide-picture.tsx'
import { Button } from '@/ui/buttons/button.tsx'
import { Dialog, DialogActions, DialogClose, DialogContent } from '@/ui/overlays/dialog.tsx'

type ReplaceDialogProps = {
  slide: ProjectSlide
  file: File
  /** The object URL of the file. */
  address: string
  onReplace: () => void
  /** Adds the picture as a slide behind this one instead. */
  onInsert: () => void
  onClose: () => void
}

/** Asks whether a picture that was dropped on a slide replaces its picture. */
export const ReplaceDialog = ({ slide, file, address, onReplace, onInsert, onClose }: ReplaceDialogProps) => {
  const { t } = useTranslation()
  const number = slide.position + 1
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t('editor.drops.question.title', { number })}
        description={t('editor.drops.question.description', { name: file.name })}
        closeLabel={t('app.close')}
        className="sm:max-w-lg"
      >
        <div className="mt-4 grid grid-cols-[1fr_auto_1fr] items-center gap-3">
          <SlidePicture slide={slide} alt={slide.pictureName} />
          <ArrowRight aria-hidden="true" className="size-5 text-mute" />
          <img
            src={address}
            alt={file.name}
            className="aspect-video w-full rounded-sm bg-well object-contain"
          />
        </div>
        <DialogActions>
          <DialogClose asChild>
            <Button>{t('app.cancel')}</Button>
          </DialogClose>
          <Button onClick={onInsert}>{t('editor.drops.question.insert', { number })}</Button>
          <Button variant="primary" onClick={onReplace}>
            {t('editor.drops.question.replace')}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}
