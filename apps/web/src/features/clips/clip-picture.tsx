import type { Clip } from '@voxdeck/contracts/slides/read-slide'
import { Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTabIndex } from '@/ui/buttons/one-stop.ts'

type ClipPictureProps = { clip: Clip; label: string; onLength: (seconds: number) => void }

const mayMove = () => !matchMedia('(prefers-reduced-motion: reduce)').matches

/** A muted thumbnail of the clip; plays on hover, on focus and when pressed. */
export const ClipPicture = ({ clip, label, onLength }: ClipPictureProps) => {
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const tabIndex = useTabIndex(undefined)
  // play() rejects with an AbortError when pause() follows; ignore it.
  const play = () => void video.current?.play().catch(() => {})
  const stop = () => {
    video.current?.pause()
    if (video.current) video.current.currentTime = 0
  }
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isPlaying}
      tabIndex={tabIndex}
      className="relative aspect-video w-24 shrink-0 overflow-hidden rounded-sm bg-stage text-on-stage"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && mayMove() && play()}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && stop()}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && mayMove() && play()}
      onBlur={stop}
      onClick={() => (isPlaying ? stop() : play())}
    >
      <video
        ref={video}
        src={clip.address}
        muted
        loop
        playsInline
        preload="metadata"
        tabIndex={-1}
        className="size-full object-contain"
        onLoadedMetadata={({ currentTarget }) => onLength(currentTarget.duration)}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      {!isPlaying && (
        // No pointer events: removing the element under the pointer would swallow the button's pointerleave.
        <span className="pointer-events-none absolute inset-0 m-auto grid size-6 place-items-center rounded-full bg-stage/80">
          <Play aria-hidden="true" className="size-3 fill-current" />
        </span>
      )}
    </button>
  )
}
