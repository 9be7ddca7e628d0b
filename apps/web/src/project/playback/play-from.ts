import { useCallback, useState } from 'react'

/** Where the preview begins to play: a slide, and how far within it. `turn` tells two requests for one place apart. */
export type PlayFrom = { index: number; seconds: number; turn: number }

/** What the preview plays; null while it shows a slide. */
export const usePlayFrom = () => {
  const [from, setFrom] = useState<PlayFrom | null>(null)
  const play = useCallback(
    (index: number, seconds = 0) => setFrom((before) => ({ index, seconds, turn: (before?.turn ?? 0) + 1 })),
    [],
  )
  const end = useCallback(() => setFrom(null), [])
  return { from, play, end }
}

export type Playing = ReturnType<typeof usePlayFrom>
