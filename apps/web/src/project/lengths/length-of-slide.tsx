import { overrunFrames, secondsOfFrames } from '@voxdeck/core/timeline/slide-length'
import type { LengthSource } from '@voxdeck/core/timeline/time-slides'
import { useTranslation } from 'react-i18next'
import { formatTenths } from '@/i18n/format.ts'
import { About } from './about.tsx'
import { useLength } from './lengths-store.ts'
import type { ProjectLengths } from './project-lengths.ts'

type Named = 'recorded' | 'manual' | 'silent' | 'wordless' | 'overrun'

/** What is measured or estimated from words needs no name: it is the usual. */
const namedSources: Partial<Record<LengthSource, Named>> = {
  recorded: 'recorded',
  manual: 'manual',
  silent: 'silent',
}

const nameOf = ({ slides, wordless }: ProjectLengths, number: number): Named | null => {
  const slide = slides[number - 1]
  if (!slide) return null
  // The words take longer than the length that was set.
  if (overrunFrames(slide) > 0) return 'overrun'
  return slide.source === 'silent' && wordless.includes(number)
    ? 'wordless'
    : (namedSources[slide.source] ?? null)
}

/** How long a slide is on screen, and where that comes from. Slides count from 1. */
export const LengthOfSlide = ({ number }: { number: number }) => {
  const { t } = useTranslation()
  const frames = useLength(({ slides }) => slides[number - 1]?.frames ?? 0)
  const name = useLength((lengths) => nameOf(lengths, number))
  const set = useLength(({ slides }) => slides[number - 1]?.barFrames ?? 0)
  const isEstimate = useLength(({ slides }) => slides[number - 1]?.isEstimate ?? false)
  return (
    <span>
      <About isEstimate={isEstimate}>{formatTenths(secondsOfFrames(frames))}</About>
      {name && ` ${t(`editor.figures.${name}`, { length: formatTenths(secondsOfFrames(set)) })}`}
    </span>
  )
}
