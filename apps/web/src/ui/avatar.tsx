import { useState } from 'react'
import { classNames } from './class-names.ts'
import { initialsOf } from './initials.ts'

type AvatarProps = { name: string; imageUrl: string | null; className?: string }

/**
 * Hidden from screen readers, as the name stands beside it. Initials show until the picture loads, or when
 * there is none.
 */
export const Avatar = ({ name, imageUrl, className }: AvatarProps) => {
  const [loadedUrl, setLoadedUrl] = useState<string | null>(null)
  const isLoaded = imageUrl !== null && loadedUrl === imageUrl
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'relative inline-grid size-8 shrink-0 place-items-center overflow-hidden rounded-full bg-ink font-semibold text-paper text-xs',
        className,
      )}
    >
      {isLoaded || initialsOf(name)}
      {imageUrl && (
        <img
          src={imageUrl}
          alt=""
          onLoad={() => setLoadedUrl(imageUrl)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  )
}
