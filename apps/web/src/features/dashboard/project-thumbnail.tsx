import type { Picture } from '@voxdeck/contracts/projects/project'
import { ImageIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'

type ProjectThumbnailProps = { image: Picture | undefined; children?: ReactNode }

/** The title stands below it, so the picture is decoration. */
export const ProjectThumbnail = ({ image, children }: ProjectThumbnailProps) => {
  const [broken, setBroken] = useState(false)
  return (
    <div className="relative grid aspect-video place-items-center overflow-hidden border-line border-b bg-well text-mute">
      {image && !broken ? (
        <img
          src={`/api/images/${image.thumbnailFilename}`}
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
