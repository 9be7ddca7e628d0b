/* oxlint-disable jsx-a11y/media-has-caption -- the narration has captions, a clip has no script */
import type { PictureFit, Size } from '@voxdeck/core/video-settings'
import { useEffect, useRef, useState } from 'react'
import { Framed } from './framed.tsx'
import { pictureAddress } from './slide-picture.tsx'

/** Below the narration, the same as in the video. */
const clipVolume = 0.3

/** What is seen of a slide. */
export type ShownSlide = {
  name: string
  filename: string
  size: Size
  /** Null: the video's. */
  pictureFit: PictureFit | null
  clip: { address: string; isHeard: boolean } | null
}

type StagePictureProps = {
  slide: ShownSlide
  isPaused: boolean
  /** It does not fade in by itself. */
  isStill?: boolean
  /** How long the slide has been in view: a clip is as far. */
  startSeconds?: number
}

/** A slide as it looks in the video: its clip, else its picture. */
export const StagePicture = ({ slide, isPaused, isStill = false, startSeconds = 0 }: StagePictureProps) => {
  const [broken, setBroken] = useState<string | null>(null)
  const { clip } = slide
  return clip && clip.address !== broken ? (
    <Clip
      key={clip.address}
      slide={slide}
      clip={clip}
      isPaused={isPaused}
      isStill={isStill}
      startSeconds={startSeconds}
      onError={() => setBroken(clip.address)}
    />
  ) : (
    <Framed
      size={slide.size}
      ownFit={slide.pictureFit}
      backdrop={<img src={pictureAddress(slide.filename)} alt="" />}
    >
      <img
        key={slide.filename}
        src={pictureAddress(slide.filename)}
        alt={slide.name}
        className={isStill ? '' : 'animate-appear'}
      />
    </Framed>
  )
}

type ClipProps = StagePictureProps & { clip: NonNullable<ShownSlide['clip']>; onError: () => void }

/** Pauses and plays a clip together with its slide. */
const useMoving = (isPaused: boolean) => {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (isPaused) video.current?.pause()
    else video.current?.play().catch(() => undefined)
  }, [isPaused])
  return video
}

/** Loops for the duration of the slide; a blurred copy plays behind it. */
const Clip = ({ slide, clip, isPaused, isStill, startSeconds = 0, onError }: ClipProps) => {
  const video = useMoving(isPaused)
  const [size, setSize] = useState<Size | null>(null)
  return (
    <Framed
      size={size}
      ownFit={slide.pictureFit}
      backdrop={size && <MovingBackdrop address={clip.address} isPaused={isPaused} />}
    >
      <video
        ref={video}
        src={clip.address}
        poster={pictureAddress(slide.filename)}
        aria-label={slide.name}
        muted={!clip.isHeard}
        loop
        playsInline
        onError={onError}
        onLoadedMetadata={({ currentTarget }) => {
          currentTarget.volume = clipVolume
          if (startSeconds > 0) currentTarget.currentTime = startSeconds % currentTarget.duration
          setSize({ width: currentTarget.videoWidth, height: currentTarget.videoHeight })
        }}
        className={isStill ? '' : 'animate-appear'}
      />
    </Framed>
  )
}

const MovingBackdrop = ({ address, isPaused }: { address: string; isPaused: boolean }) => {
  const video = useMoving(isPaused)
  return <video ref={video} src={address} muted loop playsInline tabIndex={-1} />
}
