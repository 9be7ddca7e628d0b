import { useState } from 'react'
import { lazyPart } from '@/ui/feedback/lazy-part.tsx'
import type { VideosCardProps } from './videos-card.tsx'

const VideosCard = lazyPart(async () => (await import('./videos-card.tsx')).VideosCard, null)

/** Nothing before there is a video; from then on it stays, to say that the last one is gone. */
export const VideosPlace = (props: VideosCardProps) => {
  const [isNeeded, setNeeded] = useState(false)
  if (!isNeeded && props.project.videos.length > 0) setNeeded(true)
  return isNeeded && <VideosCard {...props} />
}
