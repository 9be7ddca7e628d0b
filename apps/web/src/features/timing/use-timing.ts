import type { Project } from '@voxdeck/contracts/projects/read-project'
import { type Hold, moveBars } from '@voxdeck/core/timeline/move-bars'
import { secondsOfFrames } from '@voxdeck/core/timeline/slide-length'
import { timingEntries } from '@voxdeck/core/timeline/timing-entries'
import { useMemo, useState } from 'react'
import { timedSlides } from './timed-slides.ts'
import { shownManual } from './timing-drafts.ts'
import { useSaveTimings } from './use-save-timings.ts'

/** The bars: lengths of the project, overlaid with unsaved changes and the drag in progress. */
export const useTiming = (project: Project) => {
  const { drafts, write, flush } = useSaveTimings(project.id)
  const [pulled, setPulled] = useState<readonly number[] | null>(null)
  const slides = useMemo(() => timedSlides(project), [project])
  const resting = useMemo(
    () =>
      timingEntries(
        slides.map((slide) => ({
          narrationSamples: slide.narrationSamples,
          manualSeconds: shownManual(drafts, slide, project.revision),
        })),
      ),
    [slides, drafts, project.revision],
  )
  const bars = useMemo(() => resting.map(({ barFrames }) => barFrames), [resting])
  const entries = useMemo(
    () =>
      pulled
        ? timingEntries(
            slides.map((slide, index) => ({
              narrationSamples: slide.narrationSamples,
              manualSeconds:
                pulled[index] === bars[index]
                  ? shownManual(drafts, slide, project.revision)
                  : secondsOfFrames(pulled[index] ?? 0),
            })),
          )
        : resting,
    [pulled, slides, bars, drafts, project.revision, resting],
  )
  const manuals = slides.map((slide) => shownManual(drafts, slide, project.revision))

  const changeTo = (next: readonly number[]) =>
    new Map(
      slides.flatMap(({ id }, index) =>
        next[index] === bars[index] ? [] : [[id, secondsOfFrames(next[index] ?? 0)] as const],
      ),
    )

  return {
    slides,
    entries,
    bars,
    isManual: (index: number) => (manuals[index] ?? null) !== null,
    hasManual: manuals.some((seconds) => seconds !== null),
    totalFrames: entries.at(-1)?.endFrame ?? 0,
    /** During a drag; null reverts it. */
    pull: setPulled,
    /** On release. */
    settle: (next: readonly number[]) => {
      write(changeTo(next))
      setPulled(null)
    },
    /** Debounced, since keys repeat. */
    nudge: (hold: Hold, frames: number) => write(changeTo(moveBars(bars, hold, frames)), { soon: true }),
    setLength: (index: number, frames: number) =>
      write(changeTo(bars.map((bar, at) => (at === index ? frames : bar))), { soon: true }),
    setAuto: (index: number) => {
      const id = slides[index]?.id
      if (id !== undefined) write(new Map([[id, null]]))
    },
    reset: () => {
      const set = slides.filter((_, index) => (manuals[index] ?? null) !== null)
      write(new Map(set.map(({ id }) => [id, null])), { kind: 'reset' })
    },
    flush,
  }
}

export type Timing = ReturnType<typeof useTiming>
