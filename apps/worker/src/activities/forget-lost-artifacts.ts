import { videoArtifacts } from '@voxdeck/video/work/video-artifacts'
import type { Activities } from '@voxdeck/workflows/activities'
import { readLaidOutPlan, readPlan } from '../artifacts/read-plan.ts'
import type { Dependencies } from './dependencies.ts'
import { withHeartbeats } from './with-heartbeats.ts'

/** Where one artifact is lost others may be: verifies all of the video's, so that one round makes them again. */
export const createForgetLostArtifacts = ({
  store,
  artifacts,
  jail,
}: Dependencies): Activities['forgetLostArtifacts'] =>
  withHeartbeats('internal', async ({ planKey, layoutKey }, signal) => {
    const plan = await readPlan(store, planKey)
    const laidOut = layoutKey === null ? null : await readLaidOutPlan(store, layoutKey)
    await using scratch = await jail.scratch()
    for (const [kind, keys] of Object.entries(videoArtifacts(plan, laidOut))) {
      signal.throwIfAborted()
      await artifacts.forgetLost(scratch, kind, keys)
    }
  })
