import type { Image } from '@voxdeck/contracts/slides/image'
import { classNames } from '@/ui/class-names.ts'
import { MovingMark } from './clips/moving-mark.tsx'
import { Framed } from './frame/framed.tsx'

export const pictureAddress = (filename: string): string => `/api/images/${filename}`

type ThumbnailProps = { image: Image; alt: string }

export const Thumbnail = ({ image, alt }: ThumbnailProps) => (
  <img
    src={pictureAddress(image.thumbnailFilename)}
    alt={alt}
    width={image.width}
    height={image.height}
    loading="lazy"
    decoding="async"
  />
)

type SlidePictureProps = {
  image: Image
  number: number
  /** Empty where the name stands beside it. */
  alt: string
  className?: string
}

/** A slide at thumbnail size; its place in the video is written in the corner. */
export const SlidePicture = ({ image, number, alt, className }: SlidePictureProps) => (
  <div className={classNames('relative aspect-video overflow-hidden rounded-sm bg-well', className)}>
    <Framed size={image} backdrop={<Thumbnail image={image} alt="" />}>
      <Thumbnail image={image} alt={alt} />
    </Framed>
    <span
      aria-hidden="true"
      className="figures absolute top-1 left-1 rounded-[5px] bg-stage/80 px-1.5 text-on-stage text-xs"
    >
      {number}
    </span>
    <MovingMark image={image} />
  </div>
)
