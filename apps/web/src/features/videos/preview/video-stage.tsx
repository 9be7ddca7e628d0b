/* oxlint-disable jsx-a11y/media-has-caption -- the player has captions */
import type { Project } from '@voxdeck/contracts/projects/read-project'
import { framesOfSeconds, secondsOfFrames } from '@voxdeck/core/timeline/slide-length'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProjectLengths } from '@/project/lengths/lengths-store.ts'
import { beginSound, endSound } from '@/project/playback/one-sound.ts'
import type { PlayFrom } from '@/project/playback/play-from.ts'
import { movePlayhead } from '@/project/playback/playhead.ts'
import { StageBar } from '@/project/playback/stage-bar.tsx'

type VideoStageProps = {
  project: Project
  streamUrl: string
  from: PlayFrom
  /** The slide where it ended. */
  onEnd: (slideId: string | null) => void
  /** The file cannot be played. */
  onTrouble: () => void
}

const tickMs = 50

/** A video that is as the project is, from a slide on, in the place of the poster. */
export const VideoStage = ({ project, streamUrl, from, onEnd, onTrouble }: VideoStageProps) => {
  const { t } = useTranslation()
  const video = useRef<HTMLVideoElement>(null)
  const lengths = useProjectLengths()
  // As in the video: the project may change while it plays.
  const [slides] = useState(() =>
    lengths.slides.map(({ startFrame, frames }, index) => ({
      id: project.slides[index]?.id ?? '',
      startFrame,
      frames,
    })),
  )
  const [isPaused, setPaused] = useState(true)
  const [at, setAt] = useState({ slideId: slides[from.index]?.id ?? '', seconds: 0 })
  const number = project.slides.findIndex(({ id }) => id === at.slideId) + 1
  const begin = useEffectEvent((element: HTMLVideoElement) => {
    element.currentTime = secondsOfFrames(slides[from.index]?.startFrame ?? 0) + from.seconds
  })
  const follow = useEffectEvent((element: HTMLVideoElement) => {
    if (element.seeking) return
    const frame = framesOfSeconds(element.currentTime)
    const slide = slides.findLast(({ startFrame }) => startFrame <= frame) ?? slides[0]
    if (!slide) return
    const seconds = Math.floor(element.currentTime)
    setAt((before) =>
      before.slideId === slide.id && before.seconds === seconds ? before : { slideId: slide.id, seconds },
    )
    movePlayhead({ slideId: slide.id, fraction: Math.min(1, (frame - slide.startFrame) / slide.frames) })
  })
  useEffect(() => {
    const element = video.current
    if (!element) return
    const pause = () => element.pause()
    const sound = () => beginSound(pause)
    element.addEventListener('play', sound)
    begin(element)
    void element.play().catch(() => undefined)
    const timer = setInterval(() => follow(element), tickMs)
    return () => {
      clearInterval(timer)
      element.removeEventListener('play', sound)
      endSound(pause)
      movePlayhead(null)
    }
  }, [])
  const end = () => onEnd(at.slideId)
  return (
    <div data-stage-of="video" data-slide-number={number} className="absolute inset-0 bg-stage">
      {/* biome-ignore lint/a11y/useMediaCaption: the player has captions */}
      <video
        ref={video}
        src={streamUrl}
        playsInline
        className="size-full object-contain"
        onPlay={() => setPaused(false)}
        onPause={() => setPaused(true)}
        onEnded={end}
        onError={onTrouble}
      />
      <StageBar
        isPaused={isPaused}
        seconds={at.seconds}
        onToggle={() =>
          isPaused ? void video.current?.play().catch(() => undefined) : video.current?.pause()
        }
        onStop={end}
      >
        {t('editor.preview.place', { number })}
      </StageBar>
    </div>
  )
}
