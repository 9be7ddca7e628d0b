import { Maximize, Minimize, Pause, Play, Volume1, Volume2, VolumeX } from 'lucide-react'
import {
  MediaControlBar,
  MediaFullscreenButton,
  MediaMuteButton,
  MediaPlayButton,
  MediaTimeDisplay,
  MediaTimeRange,
  MediaVolumeRange,
} from 'media-chrome/react'
import { seekTo, setRate } from './act-on-film.ts'
import { chapterIndexAt } from './chapters.ts'
import { CaptionsMenu, ChaptersMenu, LanguageMenu, RateMenu } from './film-menus.tsx'
import { useFilmTime } from './use-film-time.ts'
import { useRate } from './use-rate.ts'
import type { Watching } from './use-watching.ts'
import type { Chapter } from './watched.ts'

type FilmControlsProps = {
  video: HTMLVideoElement | null
  chapters: readonly Chapter[]
  watching: Watching
}

export const FilmControls = ({ video, chapters, watching }: FilmControlsProps) => {
  const { languages, spoken, speak, readable, shown, show } = watching
  const chapter = useFilmTime(video, (seconds) => chapterIndexAt(chapters, seconds))
  const rate = useRate(video)
  return (
    <div className="film-controls">
      <MediaTimeRange />
      <MediaControlBar>
        <MediaPlayButton>
          <Play slot="play" aria-hidden="true" className="fill-current" />
          <Pause slot="pause" aria-hidden="true" className="fill-current" />
        </MediaPlayButton>
        <MediaMuteButton>
          <VolumeX slot="off" aria-hidden="true" />
          <Volume1 slot="low" aria-hidden="true" />
          <Volume2 slot="medium" aria-hidden="true" />
          <Volume2 slot="high" aria-hidden="true" />
        </MediaMuteButton>
        <MediaVolumeRange className="film-wide" />
        <MediaTimeDisplay showDuration noToggle />
        <div className="flex min-w-0 flex-1 justify-start">
          {chapters.length > 0 && (
            <ChaptersMenu
              chapters={chapters}
              current={chapter}
              onChapter={({ startTime }) => video && seekTo(video, startTime)}
            />
          )}
        </div>
        {readable.length > 0 && <CaptionsMenu languages={readable} shown={shown} onShow={show} />}
        {languages.length > 1 && <LanguageMenu languages={languages} spoken={spoken} onSpeak={speak} />}
        <RateMenu rate={rate} onRate={(next) => video && setRate(video, next)} />
        <MediaFullscreenButton>
          <Maximize slot="enter" aria-hidden="true" />
          <Minimize slot="exit" aria-hidden="true" />
        </MediaFullscreenButton>
      </MediaControlBar>
    </div>
  )
}
