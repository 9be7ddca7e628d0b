import { projectSortings } from '@voxdeck/contracts/projects/list-projects'
import { useTranslation } from 'react-i18next'
import { Select } from '@/ui/fields/select.tsx'
import type { Listing } from './api/list-projects.ts'
import { SearchField } from './search-field.tsx'

type ListingToolsProps = Listing & { onChange: (part: Partial<Listing>) => void }

export const ListingTools = ({ search, sort, onChange }: ListingToolsProps) => {
  const { t } = useTranslation()
  const options = projectSortings.map((value) => ({ value, label: t(`dashboard.sort.${value}`) }))
  return (
    <div className="flex gap-2 max-sm:w-full sm:gap-3">
      <SearchField search={search} onSearch={(next) => onChange({ search: next })} />
      <Select
        aria-label={t('dashboard.sort.label')}
        value={sort}
        options={options}
        onValueChange={(next) => onChange({ sort: next })}
        className="w-36 shrink-0 sm:w-40"
      />
    </div>
  )
}
