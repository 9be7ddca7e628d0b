import type { ListedSlide } from '@voxdeck/contracts/slides/read-slide'
import { ImageIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'

type ProjectThumbnailProps = { slide: ListedSlide | undefined; children?: ReactNode }

/** The title stands below it, so the picture is decoration. */
export const ProjectThumbnail = ({ slide, children }: ProjectThumbnailProps) => {
  const [broken, setBroken] = useState(false)
  return (
    <div className="relative grid aspect-video place-items-center overflow-hidden border-line border-b bg-well text-mute">
      {slide && !broken ? (
        <img
          src={`/api/images/${slide.picture.thumbnailFilename}`}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(true)}
          className="size-full object-cover transition-[scale] duration-200 group-hover:scale-[1.02]"
        />
      ) : (
        <ImageIcon className="size-7" strokeWidth={1.5} aria-hidden="true" />
      )}
      {children}
    </div>
  )
}
