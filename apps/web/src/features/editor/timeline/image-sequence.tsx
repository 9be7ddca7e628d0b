import type { Image } from '@voxdeck/contracts/images/image'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useReportFailure } from '@/session/report-failure.ts'
import { toast } from '@/ui/toast.ts'
import { useReorderSlides } from '../api/reorder-slides.ts'
import { ImageRow } from './image-row.tsx'
import { moveSlide } from './move-slide.ts'

type ImageSequenceProps = { projectId: string; images: Image[] }

export const ImageSequence = ({ projectId, images }: ImageSequenceProps) => {
  const { t } = useTranslation()
  const reportFailure = useReportFailure()
  const { mutate: reorder, isPending } = useReorderSlides(projectId)
  const list = useRef<HTMLOListElement>(null)
  const moved = useRef<string | null>(null)
  const move = (imageId: string, by: -1 | 1) => {
    moved.current = `${imageId} ${by}`
    reorder(moveSlide(images, imageId, by), {
      onSuccess: () => toast({ title: t('app.success'), description: t('editor.timeline.reordered') }),
      onError: (error) =>
        reportFailure(error, { title: t('app.error'), description: t('editor.timeline.reorderFailed') }),
    })
  }
  // Disabled while pending, the pressed button loses the focus: it comes back to whoever moved on by keyboard.
  useEffect(() => {
    if (isPending || moved.current === null) return
    const [imageId] = moved.current.split(' ')
    const buttons = [moved.current, `${imageId} 1`, `${imageId} -1`].map((name) =>
      list.current?.querySelector<HTMLButtonElement>(`[data-move="${name}"]`),
    )
    moved.current = null
    buttons.find((button) => button && !button.disabled)?.focus()
  }, [isPending])
  return (
    <div>
      <h3 id="image-sequence-title" className="mb-2 font-medium">
        {t('editor.timeline.sequence', { count: images.length })}
      </h3>
      <ol
        ref={list}
        aria-labelledby="image-sequence-title"
        aria-busy={isPending}
        className="-mx-2 max-h-[600px] divide-y divide-line overflow-y-auto"
      >
        {images.map((image, index) => (
          <ImageRow
            key={image.id}
            image={image}
            number={index + 1}
            isFirst={index === 0}
            isLast={index === images.length - 1}
            isPending={isPending}
            onMove={(by) => move(image.id, by)}
          />
        ))}
      </ol>
    </div>
  )
}
