import type { Plan } from '@voxdeck/core/plan/plan'
import { utterancesOf } from '@voxdeck/core/plan/planned-sentence'
import { narrationKeys } from './narration-keys.ts'
import type { MadeSentence } from './place-narration.ts'
import type { SentenceFacts } from './sentence.ts'

/** Every distinct artifact key of a plan's narration. */
export const sentenceKeysOf = (plan: Plan): string[] => [
  ...new Set(plan.languages.flatMap((language) => narrationKeys(plan, language).flat())),
]

/** By language and slide: the sentences with their measured lengths. Throws when an artifact is missing. */
export const madeSentences = (
  plan: Plan,
  facts: ReadonlyMap<string, SentenceFacts>,
): Map<string, MadeSentence[][]> => {
  const made = (key: string): SentenceFacts => {
    const known = facts.get(key)
    if (!known) throw new Error(`sentence ${key} was narrated and is gone`)
    return known
  }
  const slidesIn = (language: string): MadeSentence[][] =>
    narrationKeys(plan, language).map((keys, slide) => {
      const utterances = utterancesOf(plan.slides[slide]?.narration[language]?.sentences ?? [])
      return keys.map((key, part) => ({ ...made(key), key, pauseMs: utterances[part]?.pauseMs ?? 0 }))
    })
  return new Map(plan.languages.map((language) => [language, slidesIn(language)]))
}
