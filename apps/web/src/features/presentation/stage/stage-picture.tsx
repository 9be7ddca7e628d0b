/* oxlint-disable jsx-a11y/media-has-caption -- the narration has captions, a clip has no script */
import type { Size } from '@voxdeck/core/video-settings'
import { useEffect, useRef, useState } from 'react'
import { Framed } from '@/project/slides/framed.tsx'
import { pictureAddress } from '@/project/slides/slide-picture.tsx'
import type { StageSlide } from '../run/stage-slide.ts'

/** Below the narration, the same as in the video. */
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
    <Framed size={slide.size} backdrop={<img src={pictureAddress(slide.filename)} alt="" />}>
      <img
        key={slide.filename}
        src={pictureAddress(slide.filename)}
        alt={slide.name}
        className="animate-appear"
      />
    </Framed>
  )
}

type ClipProps = StagePictureProps & { clip: NonNullable<StageSlide['clip']>; onError: () => void }

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
const Clip = ({ slide, clip, isPaused, onError }: ClipProps) => {
  const video = useMoving(isPaused)
  const [size, setSize] = useState<Size | null>(null)
  return (
    <Framed size={size} backdrop={size && <MovingBackdrop address={clip.address} isPaused={isPaused} />}>
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
          setSize({ width: currentTarget.videoWidth, height: currentTarget.videoHeight })
        }}
        className="animate-appear"
      />
    </Framed>
  )
}

const MovingBackdrop = ({ address, isPaused }: { address: string; isPaused: boolean }) => {
  const video = useMoving(isPaused)
  return <video ref={video} src={address} muted loop playsInline tabIndex={-1} />
}
