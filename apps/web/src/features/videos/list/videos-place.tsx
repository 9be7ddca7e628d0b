import { useState } from 'react'
import { lazyPart } from '@/ui/feedback/lazy-part.tsx'
import type { VideosCardProps } from './videos-card.tsx'

const VideosCard = lazyPart(async () => (await import('./videos-card.tsx')).VideosCard, null)

type VideosPlaceProps = VideosCardProps & { isShown: boolean }

/** Mounted when the first video is shown, and kept, to report the deletion of the last one. */
export const VideosPlace = ({ isShown, ...props }: VideosPlaceProps) => {
  const [isNeeded, setNeeded] = useState(false)
  if (!isNeeded && isShown && props.project.videos.length > 0) setNeeded(true)
  return isNeeded && <VideosCard {...props} />
}
