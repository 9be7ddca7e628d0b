/* oxlint-disable jsx-a11y/media-has-caption -- the narration has captions, a background has no words */
import { useEffect, useRef, useState } from 'react'
import { imageAddress } from '../slide-picture.tsx'
import type { StageSlide } from './stage-slide.ts'

/** Under the narration, as in the film. */
const clipVolume = 0.3

type StagePictureProps = { slide: StageSlide; isPaused: boolean }

export const StagePicture = ({ slide, isPaused }: StagePictureProps) => {
  const [broken, setBroken] = useState<string | null>(null)
  const { clip } = slide
  return clip && clip.address !== broken ? (
    <Clip
      key={clip.address}
      slide={slide}
      clip={clip}
      isPaused={isPaused}
      onError={() => setBroken(clip.address)}
    />
  ) : (
    <img
      key={slide.filename}
      src={imageAddress(slide.filename)}
      alt={slide.name}
      className="size-full animate-appear object-contain"
    />
  )
}

type ClipProps = StagePictureProps & { clip: NonNullable<StageSlide['clip']>; onError: () => void }

/** Loops for as long as the slide lasts, and rests with it. */
const Clip = ({ slide, clip, isPaused, onError }: ClipProps) => {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const element = video.current
    if (!element) return
    element.volume = clipVolume
    if (isPaused) element.pause()
    else element.play().catch(() => undefined)
  }, [isPaused])
  return (
    <video
      ref={video}
      src={clip.address}
      poster={imageAddress(slide.filename)}
      aria-label={slide.name}
      muted={!clip.isHeard}
      loop
      playsInline
      onError={onError}
      className="size-full animate-appear object-contain"
    />
  )
}
