import type { Plan } from '@voxdeck/core/plan/plan'
import { shotCost } from '@voxdeck/core/progress/shot-cost'
import { renderedShots } from '@voxdeck/core/timeline/rendered-shots'
import type { LaidOutPlan } from '../layout/laid-out-plan.ts'
import { layoutFreeShots } from '../shots/layout-free-shots.ts'
import { shotKey } from '../shots/shot-recipe.ts'

/** A distinct shot of a layout: its index among the layout's shots, and the key of its artifact. */
export type LayoutShot = { index: number; key: string; cost: number }

/** Every distinct shot of a layout, and those among them that `renderSlide` does not render. */
export const layoutWork = (plan: Plan, laidOut: LaidOutPlan): { shots: LayoutShot[]; late: LayoutShot[] } => {
  const pixels = plan.frame.width * plan.frame.height
  const seen = new Set<string>()
  const shots = renderedShots(laidOut.layout.shots).flatMap((shot, index) => {
    const key = laidOut.shotKeys[index] ?? ''
    if (seen.has(key)) return []
    seen.add(key)
    return [{ index, key, cost: shotCost(shot, pixels) }]
  })
  const layoutFree = new Set(layoutFreeShots(plan).map((shot) => shotKey(plan, shot)))
  return { shots, late: shots.filter(({ key }) => !layoutFree.has(key)) }
}
