import type { Picture } from '@voxdeck/contracts/projects/project'
import type { Image } from '@voxdeck/contracts/slides/image'
import { ToggleGroup } from 'radix-ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/button.tsx'
import { Dialog, DialogContent } from '@/ui/dialog.tsx'
import { Skeleton } from '@/ui/skeleton.tsx'
import { useProjectSlides } from './api/get-project-slides.ts'
import { useUpdateProject } from './api/update-project.ts'
import type { CardDialogProps } from './card-dialog-props.ts'

const grid = 'grid grid-cols-2 gap-3 sm:grid-cols-4'

export const ThumbnailDialog = ({ project, isOpen, onClose, returnFocus }: CardDialogProps) => {
  const { t } = useTranslation()
  const { data: images, isError, isFetching, refetch } = useProjectSlides(project.id, isOpen)
  const { mutate: choose } = useUpdateProject({
    saved: t('dashboard.thumbnail.done'),
    failed: t('dashboard.thumbnail.failed'),
  })
  const take = (image: Picture) => {
    const thumbnailImageId = image.id
    choose({ project, body: { thumbnailImageId }, shown: { thumbnailImageId, images: [image] } })
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
          {images && <Pictures images={images} shown={project.images[0]?.id} onTake={take} />}
          {!images && !isError && <PicturesLoading count={project.imageCount} />}
          {!images && isError && (
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

type PicturesProps = { images: readonly Image[]; shown: string | undefined; onTake: (image: Image) => void }

/** One stop of the Tab key; arrows go from picture to picture, Enter takes one. */
const Pictures = ({ images, shown = '', onTake }: PicturesProps) => {
  const { t } = useTranslation()
  const names = images.map(({ originalName }, index) =>
    t('dashboard.thumbnail.slide', { number: index + 1, name: originalName }),
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
      {images.map((image, index) => (
        <ToggleGroup.Item
          key={image.id}
          value={image.id}
          aria-label={names[index]}
          title={image.originalName}
          onClick={() => onTake(image)}
          className="group relative overflow-hidden rounded-md border border-line bg-well text-left outline-offset-2 transition-[border-color,box-shadow] hover:border-edge data-[state=on]:ring-2 data-[state=on]:ring-coral"
        >
          <img
            src={`/api/images/${image.thumbnailFilename}`}
            alt=""
            loading="lazy"
            decoding="async"
            className="aspect-video w-full object-cover"
          />
          <span className="flex items-center gap-2 px-2 py-1.5 text-sm">
            <span className="figures text-mute">{index + 1}</span>
            <span className="truncate">{image.originalName}</span>
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
