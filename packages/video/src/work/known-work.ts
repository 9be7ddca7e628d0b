import type { Plan } from '@voxdeck/core/plan/plan'
import { utterancesOf } from '@voxdeck/core/plan/planned-sentence'
import { shotCost } from '@voxdeck/core/progress/shot-cost'
import { type FreshWork, recordingCost, sentenceCost, type WorkStep } from '@voxdeck/core/progress/work'
import { narrationKeys } from '../narration/narration-keys.ts'
import { layoutFreeShots } from '../shots/layout-free-shots.ts'
import { shotKey } from '../shots/shot-recipe.ts'

/** A unit of work that is known from the plan alone, with the key of the artifact it makes. */
export type KnownWorkUnit = {
  unit: string
  step: Extract<WorkStep, 'speech' | 'render'>
  cost: number
  key: string
  slide: number
  language?: string
}

export const speechUnit = (language: string, slide: number, part: number): string =>
  `speech:${language}:${slide}:${part}`
export const shotUnit = (key: string): string => `render:${key}`

export const knownWork = (plan: Plan): KnownWorkUnit[] => {
  const narrated = plan.languages.flatMap((language) =>
    narrationKeys(plan, language).flatMap((keys, slide) => {
      const { sentences = [], recording } = plan.slides[slide]?.narration[language] ?? {}
      const utterances = utterancesOf(sentences)
      return keys.map((key, part) => {
        const cost = recording ? recordingCost(recording) : sentenceCost(utterances[part]?.say ?? '')
        const unit = speechUnit(language, slide, part)
        return { unit, step: 'speech' as const, cost, key, slide, language }
      })
    }),
  )
  const pixels = plan.frame.width * plan.frame.height
  const rendered = plan.slides.flatMap((_, slide) =>
    layoutFreeShots(plan, [slide]).map((shot) => {
      const key = shotKey(plan, shot)
      return { unit: shotUnit(key), step: 'render' as const, cost: shotCost(shot, pixels), key, slide }
    }),
  )
  return [...narrated, ...rendered]
}

/** The number and cost of units; units with the same artifact key count once. */
export const costOfUnits = (units: readonly Pick<KnownWorkUnit, 'key' | 'cost'>[]): FreshWork => {
  const distinct = new Map(units.map(({ key, cost }) => [key, cost]))
  return { units: distinct.size, cost: [...distinct.values()].reduce((sum, cost) => sum + cost, 0) }
}
