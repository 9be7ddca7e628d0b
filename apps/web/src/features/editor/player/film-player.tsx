/* oxlint-disable jsx-a11y/media-has-caption -- captions arrive with the film's languages */
import {
  MediaControlBar,
  MediaController,
  MediaFullscreenButton,
  MediaLoadingIndicator,
  MediaMuteButton,
  MediaPlayButton,
  MediaPlaybackRateButton,
  MediaTimeDisplay,
  MediaTimeRange,
  MediaVolumeRange,
} from 'media-chrome/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/i18n/use-language.ts'
import './film-player.css'
import { speakPlayerLanguage } from './player-language.ts'

type FilmPlayerProps = { address: string; onShape: (widthByHeight: number) => void }

export const FilmPlayer = ({ address, onShape }: FilmPlayerProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  // Before the controls are made: they read their words once.
  speakPlayerLanguage(language, t)
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => video.current?.focus(), [])
  return (
    // Its own sheet of keys speaks English only: `?` opens ours.
    <MediaController key={language} className="film-player" autohide="2" hotkeys="noshift+/">
      {/* biome-ignore lint/a11y/useMediaCaption: captions arrive with the film's languages */}
      <video
        ref={video}
        slot="media"
        src={address}
        autoPlay
        playsInline
        preload="auto"
        tabIndex={-1}
        onLoadedMetadata={({ currentTarget }) =>
          onShape(currentTarget.videoWidth / currentTarget.videoHeight)
        }
      />
      <MediaLoadingIndicator slot="centered-chrome" noAutohide />
      <MediaControlBar>
        <MediaPlayButton />
        <MediaTimeRange />
        <MediaTimeDisplay showDuration noToggle />
        <MediaMuteButton />
        <MediaVolumeRange className="film-player-volume" />
        <MediaPlaybackRateButton className="film-player-rate" rates={[0.75, 1, 1.25, 1.5, 2]} />
        <MediaFullscreenButton />
      </MediaControlBar>
    </MediaController>
  )
}
