import { classNames } from '@/ui/class-names.ts'

/** With more languages the fields do not fit side by side. */
const mostColumns = 3

export const areColumns = (languages: readonly string[]): boolean => languages.length <= mostColumns

const templates = [
  'sm:grid-cols-[minmax(0,1fr)_8.5rem_5rem]',
  'sm:grid-cols-[minmax(0,1fr)_8.5rem_minmax(0,1fr)_5rem]',
  'sm:grid-cols-[minmax(0,1fr)_8.5rem_minmax(0,1fr)_minmax(0,1fr)_5rem]',
  'sm:grid-cols-[minmax(0,1fr)_8.5rem_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)_5rem]',
]

/**
 * Grid: the term, the switch that leaves it untranslated, one column per language or a single one for all,
 * the actions; stacked on a phone.
 */
export const glossaryColumns = (languages: readonly string[]): string =>
  classNames(
    'grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 gap-y-1',
    areColumns(languages) ? templates[languages.length] : templates[1],
  )
