import type { Plan } from '@voxdeck/core/plan/plan'
import { shotCost } from '@voxdeck/core/progress/shot-cost'
import type { FreshWork } from '@voxdeck/core/progress/work'
import type { Shot } from '@voxdeck/core/timeline/lay-out-slides'
import { findFacts } from '@voxdeck/db/artifacts/artifacts'
import type { Db } from '@voxdeck/db/connect'
import { shotKey } from './shot.ts'

/** What of some shots is not drawn yet; equal ones are drawn once. */
export const freshShots = async (db: Db, plan: Plan, shots: readonly Shot[]): Promise<FreshWork> => {
  const pixels = plan.frame.width * plan.frame.height
  const costs = new Map(shots.map((shot) => [shotKey(plan, shot), shotCost(shot, pixels)]))
  const there = await findFacts(db, 'shot', [...costs.keys()])
  const fresh = [...costs].filter(([key]) => !there.has(key))
  return { units: fresh.length, cost: fresh.reduce((sum, [, cost]) => sum + cost, 0) }
}
