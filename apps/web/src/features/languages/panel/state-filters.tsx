import { useTranslation } from 'react-i18next'
import { type Counts, type Filter, groups } from '@/project/languages/slide-states.ts'
import { classNames } from '@/ui/class-names.ts'

type StateFiltersProps = { counts: Counts; filter: Filter; onFilter: (filter: Filter) => void }

const filters = ['all', ...groups] as const

/** The number of slides per group; pressing one filters by it. */
export const StateFilters = ({ counts, filter, onFilter }: StateFiltersProps) => {
  const { t } = useTranslation()
  return (
    <fieldset
      aria-label={t('languages.filters.label')}
      className="-mx-1 flex w-full max-sm:order-2 min-w-0 gap-1 overflow-x-auto px-1 py-0.5"
    >
      {filters.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={filter === one}
          onClick={() => onFilter(one)}
          className={classNames(
            'inline-flex h-7 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 text-sm transition-colors',
            filter === one
              ? 'bg-coral-wash font-medium text-coral-strong'
              : 'text-mute hover:bg-well hover:text-ink',
          )}
        >
          {t(`languages.filters.${one}`)}
          <span className="figures text-xs">{counts[one]}</span>
        </button>
      ))}
    </fieldset>
  )
}
