import { chapterFrom, chapterIndexAt } from './chapters.ts'
import type { KeyAction } from './player-keys.ts'
import type { Watching } from './use-watching.ts'
import type { Chapter } from './watched.ts'

const seekSeconds = 10
const volumeStep = 0.05
const rateStep = 0.25
const rateLimits = { least: 0.25, most: 2 }

const within = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value))

type Acted = { video: HTMLVideoElement; chapters: readonly Chapter[]; watching: Watching }

export const seekTo = (video: HTMLVideoElement, seconds: number): void => {
  video.currentTime = within(0, seconds, Number.isFinite(video.duration) ? video.duration : seconds)
}

export const setRate = (video: HTMLVideoElement, rate: number): void => {
  video.playbackRate = within(rateLimits.least, rate, rateLimits.most)
}

const toggleFullscreen = (video: HTMLVideoElement): void => {
  const controller = video.closest('media-controller')
  const request = controller?.hasAttribute('mediaisfullscreen') ? 'mediaexit' : 'mediaenter'
  controller?.dispatchEvent(new CustomEvent(`${request}fullscreenrequest`, { bubbles: true, composed: true }))
}

/** Does what a key asks for. */
export const actOnFilm = (action: KeyAction, { video, chapters, watching }: Acted): void => {
  const changeRate = (by: number) => {
    setRate(video, video.playbackRate + by)
    watching.tell(`${video.playbackRate}×`)
  }
  const setVolume = (volume: number) => {
    video.volume = within(0, volume, 1)
    video.muted = video.volume === 0
    watching.tell(`${Math.round(video.volume * 100)}%`)
  }
  const goToChapter = (way: 'next' | 'previous') => {
    const start = chapterFrom(chapters, video.currentTime, way)
    if (start === null) return
    seekTo(video, start)
    watching.tell(chapters[chapterIndexAt(chapters, start)]?.title ?? '')
  }
  const acts: Record<KeyAction, () => void> = {
    // A browser may refuse; then the film rests as it did.
    pause: () => (video.paused ? void video.play().catch(() => undefined) : video.pause()),
    back: () => seekTo(video, video.currentTime - seekSeconds),
    on: () => seekTo(video, video.currentTime + seekSeconds),
    louder: () => setVolume(video.volume + volumeStep),
    quieter: () => setVolume(video.volume - volumeStep),
    slower: () => changeRate(-rateStep),
    faster: () => changeRate(rateStep),
    mute: () => {
      video.muted = !video.muted
    },
    fullscreen: () => toggleFullscreen(video),
    captions: watching.toggleCaptions,
    language: watching.speakNext,
    previousChapter: () => goToChapter('previous'),
    nextChapter: () => goToChapter('next'),
  }
  acts[action]()
}
