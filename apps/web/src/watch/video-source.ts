import type { Watched } from './watched.ts'

/** What feeds a video element, and can be asked for another language while it plays. */
export type VideoSource = { speak: (language: string) => void; close: () => void }

export type SourceWish = {
  element: HTMLVideoElement
  masterUrl: string
  language: string
  /** Nothing more will come; the element itself tells of what it cannot play. */
  onFailed: () => void
}

const hlsType = 'application/vnd.apple.mpegurl'

/**
 * How this browser plays a video: its stream by our own means, its stream by the browser's (an iPhone has no media
 * source for pages), or the file, which is heard in its first language.
 */
export const waysToPlay = ({ masterUrl }: Pick<Watched, 'masterUrl'>): 'stream' | 'browser' | 'file' => {
  if (masterUrl === null) return 'file'
  if ('MediaSource' in globalThis || 'ManagedMediaSource' in globalThis) return 'stream'
  return document.createElement('video').canPlayType(hlsType) ? 'browser' : 'file'
}
