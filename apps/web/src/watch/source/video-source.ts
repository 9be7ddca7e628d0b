import type { Watched } from './watched.ts'

/** A media source attached to a video element; `speak` switches the audio language during playback. */
export type VideoSource = { speak: (language: string) => void; close: () => void }

export type VideoSourceOptions = {
  element: HTMLVideoElement
  masterUrl: string
  language: string
  /** Called on a fatal stream error; the element's own error event reports what it cannot play. */
  onFailed: () => void
}

const hlsType = 'application/vnd.apple.mpegurl'

/**
 * How this browser plays a video: `stream` through hls.js, `browser` with native HLS (an iPhone has no Media
 * Source for pages), or `file`, which has only the first language.
 */
export const waysToPlay = ({ masterUrl }: Pick<Watched, 'masterUrl'>): 'stream' | 'browser' | 'file' => {
  if (masterUrl === null) return 'file'
  if ('MediaSource' in globalThis || 'ManagedMediaSource' in globalThis) return 'stream'
  return document.createElement('video').canPlayType(hlsType) ? 'browser' : 'file'
}
