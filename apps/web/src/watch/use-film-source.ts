import { useEffect, useEffectEvent, useRef } from 'react'
import { openInBrowser } from './browser-source.ts'
import { type FilmSource, waysToPlay } from './film-source.ts'
import type { Watched } from './watched.ts'

type Use = { video: HTMLVideoElement | null; film: Watched; spoken: string; onFailed: () => void }

/** Gives the element its film, and tells it the language as that changes. */
export const useFilmSource = ({ video, film, spoken, onFailed }: Use): void => {
  const { streamUrl, masterUrl } = film
  const source = useRef<FilmSource | null>(null)
  const fail = useEffectEvent(onFailed)

  const open = useEffectEvent(async (element: HTMLVideoElement, isGone: () => boolean) => {
    const way = waysToPlay(film)
    if (way === 'file' || masterUrl === null) {
      element.src = streamUrl ?? ''
      return
    }
    const wish = { video: element, masterUrl, language: spoken, onFailed: () => fail() }
    if (way === 'browser') {
      source.current = openInBrowser(wish)
      return
    }
    // 180 KB, for films in several languages alone.
    const { openStream } = await import('./stream-source.ts')
    if (!isGone()) source.current = openStream(wish)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another film
  useEffect(() => {
    if (!video) return
    let isGone = false
    open(video, () => isGone).catch(() => isGone || fail())
    return () => {
      isGone = true
      source.current?.close()
      source.current = null
    }
  }, [video, streamUrl, masterUrl])

  useEffect(() => source.current?.speak(spoken), [spoken])
}
