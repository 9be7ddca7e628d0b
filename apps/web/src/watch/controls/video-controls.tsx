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
import { chapterIndexAt } from '../chapters/chapters.ts'
import type { Chapter } from '../source/watched.ts'
import { seekTo, setRate } from './act-on-video.ts'
import { useRate } from './use-rate.ts'
import { useVideoTime } from './use-video-time.ts'
import type { Watching } from './use-watching.ts'
import { CaptionsMenu, ChaptersMenu, LanguageMenu, RateMenu } from './video-menus.tsx'

type VideoControlsProps = {
  element: HTMLVideoElement | null
  chapters: readonly Chapter[]
  watching: Watching
}

export const VideoControls = ({ element, chapters, watching }: VideoControlsProps) => {
  const { languages, spoken, speak, readable, shown, show } = watching
  const chapter = useVideoTime(element, (seconds) => chapterIndexAt(chapters, seconds))
  const rate = useRate(element)
  return (
    <div className="video-controls">
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
        <MediaVolumeRange className="video-wide" />
        <MediaTimeDisplay showDuration noToggle />
        <div className="flex min-w-0 flex-1 justify-start">
          {chapters.length > 0 && (
            <ChaptersMenu
              chapters={chapters}
              current={chapter}
              onChapter={({ startTime }) => element && seekTo(element, startTime)}
            />
          )}
        </div>
        {readable.length > 0 && <CaptionsMenu languages={readable} shown={shown} onShow={show} />}
        {languages.length > 1 && <LanguageMenu languages={languages} spoken={spoken} onSpeak={speak} />}
        <RateMenu rate={rate} onRate={(next) => element && setRate(element, next)} />
        <MediaFullscreenButton>
          <Maximize slot="enter" aria-hidden="true" />
          <Minimize slot="exit" aria-hidden="true" />
        </MediaFullscreenButton>
      </MediaControlBar>
    </div>
  )
}
