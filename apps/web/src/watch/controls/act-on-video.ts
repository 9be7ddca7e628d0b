import { chapterFrom, chapterIndexAt } from '../chapters/chapters.ts'
import type { Chapter } from '../source/watched.ts'
import type { KeyAction } from './player-keys.ts'
import type { Watching } from './use-watching.ts'

const seekSeconds = 10
const volumeStep = 0.05
const rateStep = 0.25
const rateLimits = { least: 0.25, most: 2 }

const within = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value))

type Acted = { element: HTMLVideoElement; chapters: readonly Chapter[]; watching: Watching }

export const seekTo = (element: HTMLVideoElement, seconds: number): void => {
  element.currentTime = within(0, seconds, Number.isFinite(element.duration) ? element.duration : seconds)
}

export const setRate = (element: HTMLVideoElement, rate: number): void => {
  element.playbackRate = within(rateLimits.least, rate, rateLimits.most)
}

const toggleFullscreen = (element: HTMLVideoElement): void => {
  const controller = element.closest('media-controller')
  const request = controller?.hasAttribute('mediaisfullscreen') ? 'mediaexit' : 'mediaenter'
  controller?.dispatchEvent(new CustomEvent(`${request}fullscreenrequest`, { bubbles: true, composed: true }))
}

/** Runs the action of a key press. */
export const actOnVideo = (action: KeyAction, { element, chapters, watching }: Acted): void => {
  const changeRate = (by: number) => {
    setRate(element, element.playbackRate + by)
    watching.tell(`${element.playbackRate}×`)
  }
  const setVolume = (volume: number) => {
    element.volume = within(0, volume, 1)
    element.muted = element.volume === 0
    watching.tell(`${Math.round(element.volume * 100)}%`)
  }
  const goToChapter = (way: 'next' | 'previous') => {
    const start = chapterFrom(chapters, element.currentTime, way)
    if (start === null) return
    seekTo(element, start)
    watching.tell(chapters[chapterIndexAt(chapters, start)]?.title ?? '')
  }
  const acts: Record<KeyAction, () => void> = {
    // The browser may refuse to play; the video then stays paused.
    pause: () => (element.paused ? void element.play().catch(() => undefined) : element.pause()),
    back: () => seekTo(element, element.currentTime - seekSeconds),
    on: () => seekTo(element, element.currentTime + seekSeconds),
    louder: () => setVolume(element.volume + volumeStep),
    quieter: () => setVolume(element.volume - volumeStep),
    slower: () => changeRate(-rateStep),
    faster: () => changeRate(rateStep),
    mute: () => {
      element.muted = !element.muted
    },
    fullscreen: () => toggleFullscreen(element),
    captions: watching.toggleCaptions,
    language: watching.speakNext,
    previousChapter: () => goToChapter('previous'),
    nextChapter: () => goToChapter('next'),
  }
  acts[action]()
}
