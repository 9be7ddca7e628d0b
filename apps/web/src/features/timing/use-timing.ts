import type { Project } from '@voxdeck/contracts/projects/read-project'
import { barOf, type Hold, moveBars } from '@voxdeck/core/timeline/move-bars'
import { secondsOfFrames } from '@voxdeck/core/timeline/slide-length'
import { resizeBars } from '@voxdeck/core/timeline/time-slides'
import { useMemo, useState } from 'react'
import { useProjectLengths } from '@/project/lengths/lengths-store.ts'
import { type LengthWriting, useWriteLengths } from './use-write-lengths.ts'

/** The bars: lengths of the project as it is shown, overlaid with the drag in progress. */
export const useTiming = ({ slides }: Project, writing: LengthWriting) => {
  const { slides: resting } = useProjectLengths()
  const { writeLengths, flush } = useWriteLengths(slides, writing)
  const [pulled, setPulled] = useState<readonly number[] | null>(null)
  const bars = useMemo(() => resting.map(barOf), [resting])
  const entries = useMemo(() => (pulled ? resizeBars(resting, pulled) : resting), [pulled, resting])
  const isManual = (index: number) => resting[index]?.source === 'manual'

  const changeTo = (next: readonly number[]) =>
    new Map(
      slides.flatMap(({ id }, index) =>
        next[index] === bars[index]?.frames ? [] : [[id, secondsOfFrames(next[index] ?? 0)] as const],
      ),
    )

  return {
    slides,
    entries,
    bars,
    isManual,
    hasManual: resting.some((_, index) => isManual(index)),
    totalFrames: entries.at(-1)?.endFrame ?? 0,
    isEstimate: entries.some(({ isEstimate }) => isEstimate),
    /** During a drag; null reverts it. */
    pull: (next: readonly number[] | null) =>
      // A bar that stays as it is may be shorter than its narration.
      setPulled(
        next?.map((frames, at) => (frames === bars[at]?.frames ? (resting[at]?.barFrames ?? 0) : frames)) ??
          null,
      ),
    /** On release. */
    settle: (next: readonly number[]) => {
      writeLengths(changeTo(next))
      setPulled(null)
    },
    /** Debounced, since keys repeat. */
    nudge: (hold: Hold, frames: number) =>
      writeLengths(changeTo(moveBars(bars, hold, frames)), { soon: true }),
    setLength: (index: number, frames: number) => {
      const id = slides[index]?.id
      if (id === undefined || frames === resting[index]?.barFrames) return
      writeLengths(new Map([[id, secondsOfFrames(frames)]]), { soon: true })
    },
    setAuto: (index: number) => {
      const id = slides[index]?.id
      if (id !== undefined) writeLengths(new Map([[id, null]]))
    },
    reset: () => {
      const set = slides.filter((_, index) => isManual(index))
      writeLengths(new Map(set.map(({ id }) => [id, null])), { kind: 'reset' })
    },
    flush,
  }
}

export type Timing = ReturnType<typeof useTiming>
