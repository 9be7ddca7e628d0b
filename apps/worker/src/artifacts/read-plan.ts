import { parsePlan } from '@voxdeck/core/plan/parse-plan'
import type { Plan } from '@voxdeck/core/plan/plan'
import type { ObjectStore } from '@voxdeck/storage/object-store'
import type { LaidOutPlan } from '@voxdeck/video/layout/laid-out-plan'
import { parseLayout } from '@voxdeck/video/layout/parse-layout'

export const readPlan = async (store: ObjectStore, planKey: string): Promise<Plan> =>
  parsePlan(await store.getText(planKey))

export const readLaidOutPlan = async (store: ObjectStore, layoutKey: string): Promise<LaidOutPlan> =>
  parseLayout(await store.getText(layoutKey))
