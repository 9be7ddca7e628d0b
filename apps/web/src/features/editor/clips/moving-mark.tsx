import type { Image } from '@voxdeck/contracts/slides/image'
import { Film as VideoIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSlideClip } from './use-slide-clip.ts'

/** In the corner of a slide's picture: in the video a video moves in its place. */
export const MovingMark = ({ image }: { image: Image }) => {
  const { t } = useTranslation()
  if (!useSlideClip(image)) return null
  return (
    <span className="absolute right-1 bottom-1 rounded-[5px] bg-stage/80 p-1 text-on-stage">
      <VideoIcon aria-hidden="true" className="size-3.5" />
      <span className="sr-only">{t('clips.moves')}</span>
    </span>
  )
}
