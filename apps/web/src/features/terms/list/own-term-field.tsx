import { useTranslation } from 'react-i18next'
import { TermField } from './term-field.tsx'
import type { Problem } from './term-list.ts'

type OwnTermFieldProps = {
  lang: string
  dir?: 'auto'
  term: string
  problem: Problem | undefined
  isNew: boolean
  onText: (text: string) => void
}

/** The field of the term itself; the fields beside it hold its pronunciation or translations. */
export const OwnTermField = ({ term, isNew, ...rest }: OwnTermFieldProps) => {
  const { t } = useTranslation()
  return (
    <TermField
      label={t(isNew ? 'terms.newTerm' : 'terms.term')}
      data-column="term"
      isQuiet={!isNew}
      placeholder={isNew ? t('terms.newTerm') : undefined}
      value={term}
      emptyWords={t('terms.problems.emptyTerm')}
      {...rest}
    />
  )
}
