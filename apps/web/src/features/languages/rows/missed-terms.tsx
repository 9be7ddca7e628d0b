import type { Glossary } from '@voxdeck/contracts/languages/glossary'
import { BookMarked } from 'lucide-react'
import { useTranslation } from 'react-i18next'

type MissedTermsProps = { misses: readonly string[]; glossary: Glossary; language: string }

/** Glossary terms that are missing in the translation, with the expected words. */
export const MissedTerms = ({ misses, glossary, language }: MissedTermsProps) => {
  const { t } = useTranslation()
  if (misses.length === 0) return null
  const wordsOf = (term: string) => {
    const entry = glossary.find((one) => one.term === term)
    const expected = entry?.translations[language]
    if (entry?.keep) return t('languages.row.missedKept', { term })
    return expected
      ? t('languages.row.missed', { term, expected })
      : t('languages.row.missedUnknown', { term })
  }
  return (
    <ul className="mt-2 flex flex-col gap-1">
      {misses.map((term) => (
        <li key={term} className="flex items-start gap-2 text-sm">
          <BookMarked aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="[overflow-wrap:anywhere]">{wordsOf(term)}</span>
        </li>
      ))}
    </ul>
  )
}
