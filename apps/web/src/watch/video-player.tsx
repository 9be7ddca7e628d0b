/* oxlint-disable jsx-a11y/media-has-caption -- the tracks come with the video */
import { languageOf } from '@voxdeck/core/languages/languages'
import { MediaController, MediaLoadingIndicator } from 'media-chrome/react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/i18n/use-language.ts'
import { VideoCaptions } from './captions/video-captions.tsx'
import { actOnVideo } from './controls/act-on-video.ts'
import { VideoControls } from './controls/video-controls.tsx'
import { VideoFailed } from './video-failed.tsx'
import './video-player.css'
import { useChapterTrack } from './chapters/use-chapter-track.ts'
import { StageLayerContext } from './controls/stage-layer.ts'
import { usePlayerKeys } from './controls/use-player-keys.ts'
import { useWatching } from './controls/use-watching.ts'
import { speakPlayerLanguage } from './player-language.ts'
import { useVideoSource } from './source/use-video-source.ts'
import type { Watched } from './source/watched.ts'

type VideoPlayerProps = {
  video: Watched
  onShape: (widthByHeight: number) => void
  /** It is heard in this language now. */
  onLanguage: (language: string) => void
}

export const VideoPlayer = ({ video, onShape, onLanguage }: VideoPlayerProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  // Before the controls render: media-chrome reads its texts once.
  speakPlayerLanguage(language, t)
  const stageId = useId()
  const [stage, setStage] = useState<HTMLElement | null>(null)
  const [element, setElement] = useState<HTMLVideoElement | null>(null)
  const [duration, setDuration] = useState<number | null>(null)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const reached = useRef(0)
  const watching = useWatching(video)
  const { spoken } = watching
  useEffect(() => onLanguage(spoken), [onLanguage, spoken])
  const chapters = useMemo(
    () =>
      video.chapters.map((chapter) => {
        const own = chapter.titles.find(({ languageCode }) => languageCode === spoken)
        return { ...chapter, title: own?.title ?? chapter.title }
      }),
    [video.chapters, spoken],
  )
  const layer = useMemo(() => ({ place: stage, onMenu: setMenuOpen }), [stage])

  useVideoSource({ element, video, spoken, onFailed: () => setFailed(true) })
  useChapterTrack(element, chapters, duration)
  useEffect(() => element?.focus(), [element])
  usePlayerKeys(stage, (action) => {
    if (element && !isFailed) actOnVideo(action, { element, chapters, watching })
  })

  return (
    <StageLayerContext value={layer}>
      <div id={stageId} ref={setStage} className="video-stage">
        <div className="video-frame">
          <MediaController
            key={`${language} ${attempt}`}
            className="video-player"
            autohide={isMenuOpen ? '-1' : '2'}
            // Our own keys (use-player-keys.ts) also cover languages and chapters; `?` opens the shortcut
            // sheet.
            noHotkeys
            {...(stage ? { fullscreenElement: stage } : {})}
          >
            {/* biome-ignore lint/a11y/useMediaCaption: the tracks come with the video */}
            <video
              ref={setElement}
              slot="media"
              autoPlay
              playsInline
              preload="auto"
              tabIndex={-1}
              onLoadedMetadata={({ currentTarget }) => {
                onShape(currentTarget.videoWidth / currentTarget.videoHeight)
                if (reached.current > 0) currentTarget.currentTime = reached.current
              }}
              onDurationChange={({ currentTarget }) =>
                setDuration(Number.isFinite(currentTarget.duration) ? currentTarget.duration : null)
              }
              onTimeUpdate={({ currentTarget }) => {
                reached.current = currentTarget.currentTime
              }}
              onError={() => setFailed(true)}
            >
              {video.captions.map(({ languageCode, webVttUrl }) => (
                <track
                  key={languageCode}
                  kind="captions"
                  srcLang={languageCode}
                  label={languageOf(languageCode).ownName}
                  src={webVttUrl}
                />
              ))}
            </video>
            <MediaLoadingIndicator slot="centered-chrome" noAutohide />
            <VideoCaptions element={element} language={watching.shown} />
            <VideoControls element={element} chapters={chapters} watching={watching} />
          </MediaController>
          <output dir="auto" className="video-notice" data-shown={watching.notice ? '' : undefined}>
            {watching.notice}
          </output>
          {isFailed && (
            <VideoFailed
              onTryAgain={() => {
                setFailed(false)
                setAttempt(attempt + 1)
              }}
            />
          )}
        </div>
        {/* Catches the press that closes an open menu, so that it does not also pause the video. */}
        {isMenuOpen && <div className="absolute inset-0 z-40" />}
      </div>
    </StageLayerContext>
  )
}
