import type { Project } from '@voxdeck/contracts/projects/read-project'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useTranslationCounts } from './queries/count-translations.ts'

type TabCountProps = { id: string; project: Project; language: string }

const kinds = ['untranslated', 'stale', 'toReview'] as const

/** How many slides of a language are not reviewed yet; a tick when all are. In words for screen readers and as a title. */
export const TabCount = ({ id, project, language }: TabCountProps) => {
  const { t, i18n } = useTranslation()
  const counts = useTranslationCounts(project)?.find(({ languageCode }) => languageCode === language)
  if (!counts) return null
  const open = kinds.filter((kind) => counts[kind] > 0)
  const left = open.reduce((sum, kind) => sum + counts[kind], 0)
  if (left + counts.reviewed === 0) return null
  const words = new Intl.ListFormat(i18n.language, { type: 'unit', style: 'short' }).format(
    open.map((kind) => t(`languageBar.counts.${kind}`, { count: counts[kind] })),
  )
  const about = left > 0 ? words : t('languageBar.counts.done')
  return (
    <span title={about} className="figures flex items-center text-mute text-xs">
      {/* Drawn, not written: the tab's name is that of the language. */}
      {left > 0 ? (
        <span aria-hidden="true" data-left={left} className="after:content-[attr(data-left)]" />
      ) : (
        <Check aria-hidden="true" className="size-3.5 text-green-strong" />
      )}
      <span id={id} className="sr-only" hidden>
        {about}
      </span>
    </span>
  )
}
