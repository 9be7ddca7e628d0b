import { useEffect, useEffectEvent, useRef } from 'react'
import { openInBrowser } from './browser-source.ts'
import { type VideoSource, waysToPlay } from './video-source.ts'
import type { Watched } from './watched.ts'

type Use = { element: HTMLVideoElement | null; video: Watched; spoken: string; onFailed: () => void }

/** Attaches the video to the element, and switches its audio track when the language changes. */
export const useVideoSource = ({ element, video, spoken, onFailed }: Use): void => {
  const { streamUrl, masterUrl } = video
  const source = useRef<VideoSource | null>(null)
  const fail = useEffectEvent(onFailed)

  const open = useEffectEvent(async (target: HTMLVideoElement, isGone: () => boolean) => {
    const way = waysToPlay(video)
    if (way === 'file' || masterUrl === null) {
      target.src = streamUrl ?? ''
      return
    }
    const options = { element: target, masterUrl, language: spoken, onFailed: () => fail() }
    if (way === 'browser') {
      source.current = openInBrowser(options)
      return
    }
    // hls.js is 180 KB, so it is loaded only for videos in several languages.
    const { openStream } = await import('./stream-source.ts')
    if (!isGone()) source.current = openStream(options)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address needs a new source
  useEffect(() => {
    if (!element) return
    let isGone = false
    open(element, () => isGone).catch(() => isGone || fail())
    return () => {
      isGone = true
      source.current?.close()
      source.current = null
    }
  }, [element, streamUrl, masterUrl])

  useEffect(() => source.current?.speak(spoken), [spoken])
}
