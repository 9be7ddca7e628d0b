import type { Project } from '@voxdeck/contracts/projects/read-project'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ScriptTools } from '@/features/scripts/scripts.tsx'
import { formatClock } from '@/i18n/format.ts'
import { scriptStatistics } from '@/project/document/script-statistics.ts'
import { useScriptDocument } from '@/project/document/script-store.ts'

type StatisticsLineProps = { project: Project; tools: Pick<ScriptTools, 'store' | 'spokenView'> }

/** A component of its own, so that a keystroke re-renders only this line. */
export const StatisticsLine = ({ project, tools }: StatisticsLineProps) => {
  const { t } = useTranslation()
  const doc = useScriptDocument(tools.store)
  const slideIds = useMemo(() => project.slides.map(({ id }) => id), [project.slides])
  const statistics = scriptStatistics(project, tools.spokenView(doc, slideIds))
  if (!statistics) return null
  const { totalWords, estimatedSeconds, autoSeconds } = statistics
  const facts = [
    t('editor.figures.words', { count: totalWords }),
    t('editor.figures.estimated', { time: formatClock(estimatedSeconds) }),
    t('editor.figures.withPauses', { time: formatClock(autoSeconds) }),
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
