import { usePlayedFraction } from './playhead.ts'

/** A line along the lower edge of a slide's picture, as long as it is played. Nothing elsewhere. */
export const PlayedMark = ({ slideId }: { slideId: string }) => {
  const fraction = usePlayedFraction(slideId)
  if (fraction === null) return null
  return (
    <span
      aria-hidden="true"
      data-testid="playhead"
      className="absolute inset-x-0 bottom-0 h-1 origin-left bg-coral"
      style={{ scale: `${fraction} 1` }}
    />
  )
}
