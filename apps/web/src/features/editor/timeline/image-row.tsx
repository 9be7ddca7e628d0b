import type { Image } from '@voxdeck/contracts/images/image'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatClock } from '@/i18n/format.ts'
import { IconButton } from '@/ui/icon-button.tsx'
import { SlidePicture } from '../slide-picture.tsx'

type ImageRowProps = {
  image: Image
  number: number
  isFirst: boolean
  isLast: boolean
  isPending: boolean
  onMove: (by: -1 | 1) => void
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)

export const ImageRow = ({ image, number, isFirst, isLast, isPending, onMove }: ImageRowProps) => {
  const { t } = useTranslation()
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)_auto] items-center gap-x-3 px-2 py-2 transition-[background-color] hover:bg-well/60 sm:grid-cols-[6rem_minmax(0,1fr)_auto_auto] sm:gap-x-4">
      <SlidePicture image={image} number={number} alt="" />
      <div className="min-w-0">
        <p className="truncate font-medium" title={image.originalName}>
          {image.originalName}
        </p>
        <p className="text-mute text-sm">
          {t('editor.timeline.slide', { number, size: kilobytes(image.size) })}
        </p>
        <Span image={image} className="sm:hidden" />
      </div>
      <Span image={image} className="max-sm:hidden" />
      <div className="flex gap-1 max-sm:flex-col">
        <IconButton
          size="sm"
          label={t('editor.timeline.up', { number })}
          data-move={`${image.id} -1`}
          disabled={isFirst || isPending}
          onClick={() => onMove(-1)}
        >
          <ArrowUp aria-hidden="true" />
        </IconButton>
        <IconButton
          size="sm"
          label={t('editor.timeline.down', { number })}
          data-move={`${image.id} 1`}
          disabled={isLast || isPending}
          onClick={() => onMove(1)}
        >
          <ArrowDown aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  )
}

const Span = ({ image, className }: { image: Image; className: string }) => (
  <span className={`figures text-mute text-sm ${className}`}>
    {formatClock(image.startTime)}-{formatClock(image.endTime)}
  </span>
)
