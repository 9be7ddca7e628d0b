import { useTranslation } from 'react-i18next'
import { formatClock } from '@/i18n/format.ts'
import type { ScriptStatistics } from '../scripts/spoken-slides.ts'

export const StatisticsLine = ({ statistics }: { statistics: ScriptStatistics }) => {
  const { t } = useTranslation()
  const { totalWords, estimatedDuration, autoDuration } = statistics
  const facts = [
    t('editor.figures.words', { count: totalWords }),
    t('editor.figures.estimated', { time: formatClock(estimatedDuration) }),
    t('editor.figures.withPauses', { time: formatClock(autoDuration) }),
  ]
  return (
    <ul
      aria-label={t('editor.figures.label')}
      className="figures flex flex-wrap gap-x-2 border-line text-mute text-sm max-xl:border-t max-xl:pt-3 max-sm:justify-center xl:border-l xl:pl-5"
    >
      {facts.map((fact, index) => (
        <li key={fact} className="flex gap-2">
          {index > 0 && <span aria-hidden="true">·</span>}
          {fact}
        </li>
      ))}
    </ul>
  )
}
