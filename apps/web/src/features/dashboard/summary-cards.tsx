import type { Totals } from '@voxdeck/contracts/projects/summarise-projects'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'

type SummaryCardsProps = {
  totals: Totals | undefined
  /** They could not be counted: a dash stands in. */
  failed: boolean
}

/** Three numbers on one slip of paper; while they load, their places are held. */
export const SummaryCards = ({ totals, failed }: SummaryCardsProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const cards = [
    {
      label: t('dashboard.summary.projects'),
      count: totals?.projects,
      note: t('dashboard.summary.projectsNote', { count: totals?.slides ?? 0 }),
    },
    {
      label: t('dashboard.summary.videos'),
      count: totals?.videos,
      note: t('dashboard.summary.videosNote', { count: totals?.projectsWithFilm ?? 0 }),
    },
    {
      label: t('dashboard.summary.languages'),
      count: totals?.translations,
      note: t('dashboard.summary.languagesNote', { count: totals?.languages ?? 0 }),
    },
  ]
  const held = (known: ReactNode, place: ReactNode) => (totals ? known : failed ? '–' : place)
  return (
    <dl
      aria-label={t('dashboard.summary.label')}
      className="mt-8 grid gap-3 sm:grid-cols-3 sm:gap-4 lg:gap-5"
    >
      {cards.map(({ label, count = 0, note }) => (
        <div
          key={label}
          className="grid grid-cols-[1fr_auto] items-center gap-x-4 rounded-lg border border-line bg-card px-4 py-3 shadow-sm sm:grid-cols-1 sm:px-5 sm:py-4"
        >
          <dt className="font-medium sm:text-mute">{label}</dt>
          <dd className="figures row-span-2 font-medium text-2xl sm:row-span-1 sm:mt-1">
            {held(formatCount(count, language), <Skeleton className="my-1.5 h-6 w-10" />)}
          </dd>
          <dd className="text-mute text-sm">
            {held(note, <Skeleton className="my-0.5 h-4 w-40 max-w-full" />)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
