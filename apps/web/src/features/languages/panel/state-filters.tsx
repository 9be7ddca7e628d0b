import { translationGroups } from '@voxdeck/core/languages/translation-state'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type Counts, type Filter, findings } from '@/project/languages/slide-states.ts'
import { Button } from '@/ui/buttons/button.tsx'
import { classNames } from '@/ui/class-names.ts'

type StateFiltersProps = {
  counts: Counts
  filter: Filter
  onFilter: (filter: Filter) => void
  /** Slides in view that can be marked as reviewed. */
  reviewable: number
  onReviewAll: () => void
}

/** The number of slides per group, and of those with something that looks wrong; pressing one filters by it. */
export const StateFilters = (props: StateFiltersProps) => {
  const { counts, filter, onFilter, reviewable, onReviewAll } = props
  const { t } = useTranslation()
  const filters: Filter[] = [
    'all',
    ...translationGroups,
    ...findings.filter((one) => counts[one] > 0 || filter === one),
  ]
  return (
    <fieldset
      aria-label={t('languages.filters.label')}
      className="-mx-1 flex w-full max-sm:order-2 min-w-0 scroll-cue gap-1 overflow-x-auto px-1 py-0.5"
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
      {filter !== 'all' && reviewable > 1 && (
        <Button size="sm" className="ml-auto shrink-0" onClick={onReviewAll}>
          <Check aria-hidden="true" />
          {t('languages.reviewAll', { count: reviewable })}
        </Button>
      )}
    </fieldset>
  )
}
