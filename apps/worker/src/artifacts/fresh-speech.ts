import type { Plan } from '@voxdeck/core/plan/plan'
import { type FreshWork, recordingCost, sentenceCost } from '@voxdeck/core/progress/work'
import { findFacts } from '@voxdeck/db/artifacts/artifacts'
import type { Db } from '@voxdeck/db/connect'
import { narrationKeys } from './narration-keys.ts'

/** What of a plan's narration is not there yet. */
export const freshSpeech = async (db: Db, plan: Plan): Promise<FreshWork> => {
  const parts = plan.languages.flatMap((language) =>
    narrationKeys(plan, language).flatMap((keys, slide) => {
      const { sentences = [], recording } = plan.slides[slide]?.narration[language] ?? {}
      return keys.map((key, part) => ({
        key,
        cost: recording ? recordingCost(recording) : sentenceCost(sentences[part] ?? ''),
      }))
    }),
  )
  const there = await findFacts(
    db,
    'sentence',
    parts.map(({ key }) => key),
  )
  // Said twice in a film, a sentence is spoken once.
  const fresh = new Map(parts.filter(({ key }) => !there.has(key)).map(({ key, cost }) => [key, cost]))
  return { units: fresh.size, cost: [...fresh.values()].reduce((sum, cost) => sum + cost, 0) }
}
