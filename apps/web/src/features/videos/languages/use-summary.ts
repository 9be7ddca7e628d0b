import { useTranslation } from 'react-i18next'
import { useLanguageNames } from '@/project/languages/use-language-name.ts'
import type { VideoKind } from './language-choice.ts'

/** What will be generated, in words. */
export const useSummary = (kind: VideoKind, chosen: readonly string[]): string => {
  const { t } = useTranslation()
  const nameOf = useLanguageNames()
  const [first] = chosen
  if (first === undefined) return t('videoLanguages.summary.none')
  const language = nameOf(first)
  if (chosen.length === 1) return t('videoLanguages.summary.single', { language })
  return kind === 'one'
    ? t('videoLanguages.summary.one', { count: chosen.length, language })
    : t('videoLanguages.summary.each', { count: chosen.length })
}
