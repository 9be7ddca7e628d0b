import { useTranslation } from 'react-i18next'
import { formatClock } from '@/i18n/format.ts'
import { About } from '@/project/lengths/about.tsx'
import { useProjectLengths } from '@/project/lengths/lengths-store.ts'

/** A component of its own, so that a keystroke re-renders only this line. Nothing without slides. */
export const StatisticsLine = () => {
  const { t } = useTranslation()
  const { slides, words, narrationSeconds, totalSeconds, isEstimate } = useProjectLengths()
  if (slides.length === 0) return null
  /** The mark of an estimate stands at the figure, wherever that is in the phrase. */
  const phrase = (name: 'spoken' | 'withPauses', seconds: number) => {
    const [before, after] = t(`editor.figures.${name}`, { time: '|' }).split('|')
    return (
      <li>
        {before}
        <About isEstimate={isEstimate}>{formatClock(seconds)}</About>
        {after}
      </li>
    )
  }
  return (
    <ul
      aria-label={t('editor.figures.label')}
      className="figures flex flex-wrap gap-x-2 border-line text-mute text-sm max-sm:justify-center lg:border-l lg:pl-5 [&>li+li]:before:mr-2 [&>li+li]:before:content-['·']"
    >
      <li>{t('editor.figures.words', { count: words })}</li>
      {phrase('spoken', narrationSeconds)}
      {phrase('withPauses', totalSeconds)}
    </ul>
  )
}
