import { type ComponentType, lazy, Suspense, useState } from 'react'
import type { FilmsCardProps } from './films-card.tsx'

const loadCard = async (): Promise<ComponentType<FilmsCardProps>> => {
  try {
    return (await import('./films-card.tsx')).FilmsCard
  } catch {
    // A list that cannot be fetched is no reason to lose the desk: it comes with the next visit.
    return () => null
  }
}

const FilmsCard = lazy(async () => ({ default: await loadCard() }))

/** Nothing before there is a film; from then on it stays, to say that the last one is gone. */
export const FilmsPlace = (props: FilmsCardProps) => {
  const [isNeeded, setNeeded] = useState(false)
  if (!isNeeded && props.project.videos.length > 0) setNeeded(true)
  return (
    isNeeded && (
      <Suspense>
        <FilmsCard {...props} />
      </Suspense>
    )
  )
}
