import { useState } from 'react'
import { lazyPart } from '@/ui/feedback/lazy-part.tsx'
import type { VideosCardProps } from './videos-card.tsx'

const VideosCard = lazyPart(async () => (await import('./videos-card.tsx')).VideosCard, null)

/** Mounted with the first video, and kept, to report the deletion of the last one. */
export const VideosPlace = (props: VideosCardProps) => {
  const [isNeeded, setNeeded] = useState(false)
  if (!isNeeded && props.project.videos.length > 0) setNeeded(true)
  return isNeeded && <VideosCard {...props} />
}
