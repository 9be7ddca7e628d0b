import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { Studio } from '../studio.ts'

type Prompted = { studio: Studio; slideIds: readonly string[]; first: number; onEnd: () => void }

/** Records slide after slide: each begins with a countdown, and the next begins once a take is kept. */
export const usePrompter = ({ studio, slideIds, first, onEnd }: Prompted) => {
  const { microphone } = studio
  const state = useSyncExternalStore(microphone.subscribe, microphone.read)
  // A new object for each attempt, also at the same slide.
  const [turn, setTurn] = useState({ index: first })
  const [recorded, setRecorded] = useState<ReadonlySet<string>>(new Set())

  const [discarded, setDiscarded] = useState<number | null>(null)

  const goTo = (index: number) => {
    if (slideIds[index] === undefined) return
    setDiscarded(state.phase === 'recording' && index !== turn.index ? turn.index : null)
    setTurn({ index })
  }
  const begin = useEffectEvent((isGone: () => boolean) => {
    const slideId = slideIds[turn.index]
    if (slideId === undefined) return onEnd()
    studio.record(slideId, {
      // Also of a recording that ended by itself, at its longest.
      onTake: () => {
        if (isGone()) return
        setRecorded((before) => new Set([...before, slideId]))
        if (turn.index + 1 < slideIds.length) goTo(turn.index + 1)
        else onEnd()
      },
      onTrouble: () => isGone() || onEnd(),
    })
  })
  useEffect(() => {
    let isGone = false
    if (turn) begin(() => isGone)
    return () => {
      isGone = true
    }
  }, [turn])

  return {
    index: turn.index,
    state,
    /** Slides of which a take was kept since it began. */
    recorded,
    /** The slide that was left while it was recorded: its sound is gone. Null once another is begun or kept. */
    discarded,
    /** Ends the countdown, or keeps the take, which leads to the next slide. */
    goOn: () => {
      if (state.phase === 'counting') microphone.begin()
      else if (state.phase === 'recording') microphone.stop()
    },
    /** Records a slide; what was said on another is discarded. */
    goTo,
    /** Keeps what is being said, and ends. */
    end: () => {
      if (state.phase === 'recording') microphone.stop()
      else microphone.cancel()
      onEnd()
    },
  }
}

export type Prompter = ReturnType<typeof usePrompter>
