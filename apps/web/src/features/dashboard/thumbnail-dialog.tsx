import type { ListedSlide } from '@voxdeck/contracts/slides/read-slide'
import { ToggleGroup } from 'radix-ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/buttons/button.tsx'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'
import { Dialog, DialogContent } from '@/ui/overlays/dialog.tsx'
import { useProjectSlides } from './api/get-project-slides.ts'
import { useUpdateProject } from './api/update-project.ts'
import type { CardDialogProps } from './card-focus.ts'

const grid = 'grid grid-cols-2 gap-3 sm:grid-cols-4'

export const ThumbnailDialog = ({ project, isOpen, onClose, returnFocus }: CardDialogProps) => {
  const { t } = useTranslation()
  const { data: slides, isError, isFetching, refetch } = useProjectSlides(project.id, isOpen)
  const { mutate: choose } = useUpdateProject({
    saved: t('dashboard.thumbnail.done'),
    failed: t('dashboard.thumbnail.failed'),
  })
  const take = (slide: ListedSlide) => {
    const thumbnailSlideId = slide.id
    choose({ project, change: { thumbnailSlideId }, shown: { thumbnailSlideId, slides: [slide] } })
    onClose()
  }
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t('dashboard.thumbnail.title')}
        description={t('dashboard.thumbnail.description')}
        closeLabel={t('app.close')}
        onCloseAutoFocus={returnFocus}
        className="flex flex-col sm:max-w-3xl"
      >
        <div className="-mx-5 -mb-5 mt-3 min-h-0 overflow-y-auto px-5 pt-1.5 pb-5">
          {slides && <Pictures slides={slides} shown={project.slides[0]?.id} onTake={take} />}
          {!slides && !isError && <PicturesLoading count={project.slideCount} />}
          {!slides && isError && (
            <div className="flex flex-col items-start gap-3 py-4">
              <p>{t('dashboard.thumbnail.loadFailed')}</p>
              <Button busy={isFetching} onClick={() => void refetch()}>
                {t('app.retry')}
              </Button>
            </div>
          )}
        </div>
      </DialogContent>
    </Dialog>
  )
}

type PicturesProps = {
  slides: readonly ListedSlide[]
  shown: string | undefined
  onTake: (slide: ListedSlide) => void
}

/** One stop of the Tab key; arrows go from picture to picture, Enter takes one. */
const Pictures = ({ slides, shown = '', onTake }: PicturesProps) => {
  const { t } = useTranslation()
  const names = slides.map(({ pictureName }, index) =>
    t('dashboard.thumbnail.slide', { number: index + 1, name: pictureName }),
  )
  const group = useRef<HTMLDivElement>(null)
  // They come after the dialog, which had only its close button to focus.
  useEffect(() => {
    const pictures = group.current
    pictures?.querySelector<HTMLElement>('[data-state=on], [data-state=off]:first-child')?.focus()
  }, [])
  return (
    <ToggleGroup.Root
      ref={group}
      type="single"
      value={shown}
      aria-label={t('dashboard.thumbnail.title')}
      className={grid}
    >
      {slides.map((slide, index) => (
        <ToggleGroup.Item
          key={slide.id}
          value={slide.id}
          aria-label={names[index]}
          title={slide.pictureName}
          onClick={() => onTake(slide)}
          className="group relative overflow-hidden rounded-md border border-line bg-well text-left outline-offset-2 transition-[border-color,box-shadow] hover:border-edge data-[state=on]:ring-2 data-[state=on]:ring-coral"
        >
          <img
            src={`/api/images/${slide.picture.thumbnailFilename}`}
            alt=""
            loading="lazy"
            decoding="async"
            className="aspect-video w-full object-cover"
          />
          <span className="flex items-center gap-2 px-2 py-1.5 text-sm">
            <span className="figures text-mute">{index + 1}</span>
            <span className="truncate">{slide.pictureName}</span>
          </span>
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  )
}

const PicturesLoading = ({ count }: { count: number }) => (
  <div className={grid}>
    {Array.from({ length: Math.min(count, 12) }, (_, place) => place).map((place) => (
      <Skeleton key={place} className="aspect-[4/3] rounded-md" />
    ))}
  </div>
)
