import { shotCost } from '@voxdeck/core/progress/shot-cost'
import { recordWork } from '@voxdeck/db/videos/video-lifecycle'
import { createProveShot } from '@voxdeck/media/shots/prove-shot'
import type { Activities } from '@voxdeck/workflows/activities'
import { readLaidOutPlan, readPlan } from '../artifacts/laid-out-plan.ts'
import { shotRecipe } from '../artifacts/shot.ts'
import { cancellable } from './cancellable.ts'
import type { Dependencies } from './dependencies.ts'

export const createEncodeShot = ({
  db,
  store,
  artifacts,
  jail,
  ffmpeg,
}: Dependencies): Activities['encodeShot'] => {
  const proveShot = createProveShot({ ffmpeg })
  return cancellable('render_failed', async ({ planKey, layoutKey, shot: index, ...video }, signal) => {
    const plan = await readPlan(store, planKey)
    const { layout, shotKeys } = await readLaidOutPlan(store, layoutKey)
    const shot = layout.shots[index]
    const key = shotKeys[index]
    if (!shot || !key) throw new Error(`the layout has no shot ${index}`)

    await using scratch = await jail.scratch()
    const { reused } = await artifacts.obtain({ kind: 'shot', key }, async () => {
      const { command, sources, output, frames } = shotRecipe(plan, shot, scratch.file)
      for (const { file, object } of sources) await store.getFile(object, file.path)
      await ffmpeg.run(command, { scratch, signal })
      await proveShot({ file: output, frames, scratch, signal })
      return { path: output.path, contentType: 'video/mp4', facts: { frames } }
    })
    const cost = shotCost(shot, plan.frame.width * plan.frame.height)
    await recordWork(db, video, [{ unit: `render:${key}`, step: 'render', cost, reused }])
  })
}
