import { parsePlan } from '@voxdeck/core/plan/parse-plan'
import type { Plan } from '@voxdeck/core/plan/plan'
import type { ObjectStore } from '@voxdeck/storage/object-store'
import type { LaidOutPlan } from '@voxdeck/video/layout/laid-out-plan'

export const readPlan = async (store: ObjectStore, planKey: string): Promise<Plan> =>
  parsePlan(await store.getText(planKey))

export const readLaidOutPlan = async (store: ObjectStore, layoutKey: string): Promise<LaidOutPlan> =>
  JSON.parse(await store.getText(layoutKey)) as LaidOutPlan
