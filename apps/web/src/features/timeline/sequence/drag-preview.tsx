import type { ProjectSlide } from '@voxdeck/contracts/slides/read-slide'
import { createPortal } from 'react-dom'
import { pictureAddress } from '@/project/slides/slide-picture.tsx'

type DragPreviewProps = { container: HTMLElement; slide: ProjectSlide; number: number }

/** The drag image. The browser takes a snapshot at once, so the picture is decoded synchronously. */
export const DragPreview = ({ container, slide, number }: DragPreviewProps) =>
  createPortal(
    <div className="flex w-64 items-center gap-3 rounded-md border border-coral bg-raised p-2 text-ink">
      <img
        src={pictureAddress(slide.picture.thumbnailFilename)}
        alt=""
        decoding="sync"
        className="aspect-video w-16 shrink-0 rounded-sm bg-stage object-contain"
      />
      <span className="min-w-0 grow truncate font-medium text-base">{slide.pictureName}</span>
      <span className="figures shrink-0 pr-1 text-mute text-sm">{number}</span>
    </div>,
    container,
  )
