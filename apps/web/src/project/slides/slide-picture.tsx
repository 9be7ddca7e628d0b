import type { Picture, ProjectSlide } from '@voxdeck/contracts/slides/read-slide'
import { Film as VideoIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { classNames } from '@/ui/class-names.ts'
import { PlayedMark } from '../playback/played-mark.tsx'
import { Framed } from './framed.tsx'

/** Marks a slide picture that is replaced by a clip in the video. */
const MovingMark = () => {
  const { t } = useTranslation()
  return (
    <span className="absolute right-1 bottom-1 rounded-[5px] bg-stage/80 p-1 text-on-stage">
      <VideoIcon aria-hidden="true" className="size-3.5" />
      <span className="sr-only">{t('clips.moves')}</span>
    </span>
  )
}

export const pictureAddress = (filename: string): string => `/api/images/${filename}`

type ThumbnailProps = { picture: Picture; alt: string }

export const Thumbnail = ({ picture, alt }: ThumbnailProps) => (
  <img
    src={pictureAddress(picture.thumbnailFilename)}
    alt={alt}
    width={picture.width}
    height={picture.height}
    loading="lazy"
    decoding="async"
  />
)

type SlidePictureProps = {
  slide: Pick<ProjectSlide, 'id' | 'picture' | 'pictureFit' | 'clip'>
  /** Empty where the name is shown beside it. */
  alt: string
  className?: string
}

/** Thumbnail of a slide, framed as in the video. */
export const SlidePicture = ({
  slide: { id, picture, pictureFit, clip },
  alt,
  className,
}: SlidePictureProps) => (
  <div
    className={classNames(
      // The line shows where a white picture ends.
      'relative aspect-video overflow-hidden rounded-sm bg-well outline outline-ink/10 -outline-offset-1',
      className,
    )}
  >
    <Framed size={picture} ownFit={pictureFit} backdrop={<Thumbnail picture={picture} alt="" />}>
      <Thumbnail picture={picture} alt={alt} />
    </Framed>
    {clip && <MovingMark />}
    <PlayedMark slideId={id} />
  </div>
)
