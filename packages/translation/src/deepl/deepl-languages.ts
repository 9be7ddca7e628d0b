import type { LanguageCode } from '@voxdeck/core/languages/languages'
import { z } from 'zod'
import { everyPair } from '../provider.ts'
import type { OfferedPair } from '../translator.ts'

/** A language pair with DeepL's codes and the features this account may use for it. */
export type DeepLPair = OfferedPair & { source: string; target: string; tags: boolean }

export const languagesAnswer = z.array(
  z.object({
    lang: z.string(),
    usable_as_source: z.boolean(),
    usable_as_target: z.boolean(),
    features: z.record(z.string(), z.unknown()),
  }),
)

/** DeepL has variants for target languages only. */
const sourceCodes: Partial<Record<LanguageCode, string>> = { 'pt-BR': 'pt', 'zh-Hans': 'zh' }
const targetCodes: Partial<Record<LanguageCode, string>> = { en: 'en-US' }

/** Our pairs among DeepL's languages; a feature must be supported by both languages. */
export const pairsOf = (languages: z.infer<typeof languagesAnswer>): DeepLPair[] => {
  const find = (code: string) => languages.find(({ lang }) => lang.toLowerCase() === code.toLowerCase())
  return everyPair().flatMap(({ from, to }) => {
    const source = find(sourceCodes[from] ?? from)
    const target = find(targetCodes[to] ?? to)
    if (!source?.usable_as_source || !target?.usable_as_target) return []
    const both = (feature: string) => feature in source.features && feature in target.features
    return [
      {
        from,
        to,
        source: source.lang.toUpperCase(),
        target: target.lang.toUpperCase(),
        tags: both('tag_handling'),
        glossary: both('glossary'),
      },
    ]
  })
}
