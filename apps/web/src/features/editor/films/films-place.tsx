import { useState } from 'react'
import { lazyPart } from '@/ui/lazy-part.tsx'
import type { FilmsCardProps } from './films-card.tsx'

const FilmsCard = lazyPart(async () => (await import('./films-card.tsx')).FilmsCard, null)

/** Nothing before there is a film; from then on it stays, to say that the last one is gone. */
export const FilmsPlace = (props: FilmsCardProps) => {
  const [isNeeded, setNeeded] = useState(false)
  if (!isNeeded && props.project.videos.length > 0) setNeeded(true)
  return isNeeded && <FilmsCard {...props} />
}
