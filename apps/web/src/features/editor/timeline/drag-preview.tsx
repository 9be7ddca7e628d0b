import type { Image } from '@voxdeck/contracts/slides/image'
import { createPortal } from 'react-dom'
import { pictureAddress } from '../slide-picture.tsx'

type DragPreviewProps = { container: HTMLElement; image: Image; number: number }

/** What hangs at the pointer. The browser takes its picture at once, so nothing in it may still be loading. */
export const DragPreview = ({ container, image, number }: DragPreviewProps) =>
  createPortal(
    <div className="flex w-64 items-center gap-3 rounded-md border border-coral bg-raised p-2 text-ink">
      <img
        src={pictureAddress(image.thumbnailFilename)}
        alt=""
        decoding="sync"
        className="aspect-video w-16 shrink-0 rounded-sm bg-stage object-contain"
      />
      <span className="min-w-0 grow truncate font-medium text-base">{image.originalName}</span>
      <span className="figures shrink-0 pr-1 text-mute text-sm">{number}</span>
    </div>,
    container,
  )
