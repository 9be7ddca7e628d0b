import { useTranslation } from 'react-i18next'
import { useLanguageNames } from '../languages/use-language-name.ts'
import type { FilmKind } from './language-choice.ts'

/** What a press will make, in words. */
export const useSummary = (kind: FilmKind, chosen: readonly string[]): string => {
  const { t } = useTranslation()
  const nameOf = useLanguageNames()
  const [first] = chosen
  if (first === undefined) return t('filmLanguages.summary.none')
  const language = nameOf(first)
  if (chosen.length === 1) return t('filmLanguages.summary.single', { language })
  return kind === 'one'
    ? t('filmLanguages.summary.one', { count: chosen.length, language })
    : t('filmLanguages.summary.each', { count: chosen.length })
}
