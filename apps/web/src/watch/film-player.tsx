/* oxlint-disable jsx-a11y/media-has-caption -- the tracks come with the film */
import { languageOf } from '@voxdeck/core/languages/languages'
import { MediaController, MediaLoadingIndicator } from 'media-chrome/react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/i18n/use-language.ts'
import { actOnFilm } from './act-on-film.ts'
import { FilmCaptions } from './film-captions.tsx'
import { FilmControls } from './film-controls.tsx'
import { FilmFailed } from './film-failed.tsx'
import './film-player.css'
import { speakPlayerLanguage } from './player-language.ts'
import { StageLayerContext } from './stage-layer.ts'
import { useChapterTrack } from './use-chapter-track.ts'
import { useFilmSource } from './use-film-source.ts'
import { usePlayerKeys } from './use-player-keys.ts'
import { useWatching } from './use-watching.ts'
import type { Watched } from './watched.ts'

type FilmPlayerProps = { film: Watched; onShape: (widthByHeight: number) => void }

export const FilmPlayer = ({ film, onShape }: FilmPlayerProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  // Before the controls are made: they read their words once.
  speakPlayerLanguage(language, t)
  const stageId = useId()
  const [stage, setStage] = useState<HTMLElement | null>(null)
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [duration, setDuration] = useState<number | null>(null)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const reached = useRef(0)
  const watching = useWatching(film)
  const layer = useMemo(() => ({ place: stage, onMenu: setMenuOpen }), [stage])

  useFilmSource({ video, film, spoken: watching.spoken, onFailed: () => setFailed(true) })
  useChapterTrack(video, film.chapters, duration)
  useEffect(() => video?.focus(), [video])
  usePlayerKeys(stage, (action) => {
    if (video && !isFailed) actOnFilm(action, { video, chapters: film.chapters, watching })
  })

  return (
    <StageLayerContext value={layer}>
      <div id={stageId} ref={setStage} className="film-stage">
        <div className="film-frame">
          <MediaController
            key={`${language} ${attempt}`}
            className="film-player"
            autohide={isMenuOpen ? '-1' : '2'}
            // Ours, which know languages and chapters too; `?` opens our sheet of them.
            noHotkeys
            {...(stage ? { fullscreenElement: stage } : {})}
          >
            {/* biome-ignore lint/a11y/useMediaCaption: the tracks come with the film */}
            <video
              ref={setVideo}
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
              {film.captions.map(({ languageCode, webVttUrl }) => (
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
            <FilmCaptions video={video} language={watching.shown} />
            <FilmControls video={video} chapters={film.chapters} watching={watching} />
          </MediaController>
          <output dir="auto" className="film-notice" data-shown={watching.notice ? '' : undefined}>
            {watching.notice}
          </output>
          {isFailed && (
            <FilmFailed
              onTryAgain={() => {
                setFailed(false)
                setAttempt(attempt + 1)
              }}
            />
          )}
        </div>
        {/* A press beside an open menu closes that, and does not stop the film. */}
        {isMenuOpen && <div className="absolute inset-0 z-40" />}
      </div>
    </StageLayerContext>
  )
}
