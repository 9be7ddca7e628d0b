import type { Plan } from '@voxdeck/core/plan/plan'
import { shotCost } from '@voxdeck/core/progress/shot-cost'
import type { Shot } from '@voxdeck/core/timeline/lay-out-slides'
import { renderedShots } from '@voxdeck/core/timeline/rendered-shots'
import { recordWork, type VideoRef } from '@voxdeck/db/videos/video-lifecycle'
import { layoutFreeShots } from '@voxdeck/video/shots/layout-free-shots'
import { shotUnit } from '@voxdeck/video/work/known-work'
import type { Activities } from '@voxdeck/workflows/activities'
import { createShotMaker } from '../artifacts/make-shot.ts'
import { readLaidOutPlan, readPlan } from '../artifacts/read-plan.ts'
import type { Dependencies } from './dependencies.ts'
import { stopwatch } from './stopwatch.ts'
import { withHeartbeats } from './with-heartbeats.ts'

/** Renders shots one after another; each is stored at once, so a failure, cancellation or retry loses none. */
const createRenderShots = (dependencies: Dependencies) => {
  const makeShot = createShotMaker(dependencies)
  return async (video: VideoRef, plan: Plan, shots: readonly Shot[], signal: AbortSignal): Promise<void> => {
    const seconds = stopwatch()
    for (const shot of shots) {
      signal.throwIfAborted()
      const { key, reused } = await makeShot(plan, shot, signal)
      const cost = shotCost(shot, plan.frame.width * plan.frame.height)
      await recordWork(dependencies.db, video, [
        { unit: shotUnit(key), step: 'render', cost, reused, seconds: seconds() },
      ])
    }
  }
}

/** Renders a slide's shots that do not depend on the length of its narration. */
export const createRenderSlide = (dependencies: Dependencies): Activities['renderSlide'] => {
  const renderShots = createRenderShots(dependencies)
  return withHeartbeats('render_failed', async ({ planKey, slide, ...video }, signal) => {
    const plan = await readPlan(dependencies.store, planKey)
    await renderShots(video, plan, layoutFreeShots(plan, [slide]), signal)
  })
}

/** Renders shots of the layout. */
export const createRenderLaidOutShots = (dependencies: Dependencies): Activities['renderShots'] => {
  const renderShots = createRenderShots(dependencies)
  return withHeartbeats('render_failed', async ({ planKey, layoutKey, shots: indexes, ...video }, signal) => {
    const plan = await readPlan(dependencies.store, planKey)
    const { layout } = await readLaidOutPlan(dependencies.store, layoutKey)
    const all = renderedShots(layout.shots)
    const shots = indexes.map((index) => {
      const shot = all[index]
      if (!shot) throw new Error(`the layout has no shot ${index}`)
      return shot
    })
    await renderShots(video, plan, shots, signal)
  })
}
