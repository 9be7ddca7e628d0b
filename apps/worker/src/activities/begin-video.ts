import { filmText } from '@voxdeck/core/plan/film-text'
import { planWork } from '@voxdeck/core/progress/work'
import { ensureVideo, settleFresh } from '@voxdeck/db/videos/video-lifecycle'
import { hashValue } from '@voxdeck/storage/content-hash'
import { planHashes } from '@voxdeck/storage/plan-hashes'
import type { Activities } from '@voxdeck/workflows/activities'
import { freshShots } from '../artifacts/fresh-shots.ts'
import { freshSpeech } from '../artifacts/fresh-speech.ts'
import { readPlan } from '../artifacts/laid-out-plan.ts'
import { shotsAhead } from '../artifacts/shots-ahead.ts'
import type { Dependencies } from './dependencies.ts'
import { resolutionOf } from './resolution-of.ts'

/** The row is usually there: the API writes it right after it starts the workflow, unless it died in between. */
export const createBeginVideo =
  ({ db, store }: Dependencies): Activities['beginVideo'] =>
  async ({ videoId, projectId, planKey, kind }) => {
    const plan = await readPlan(store, planKey)
    await ensureVideo(db, {
      videoId,
      projectId,
      kind,
      languageCode: plan.languages[0] ?? 'en',
      planHash: hashValue(plan),
      planKey,
      resolution: resolutionOf(plan.frame),
      plannedWork: planWork(plan),
      text: filmText(plan),
      ...planHashes(plan),
    })
    const video = { videoId, projectId }
    await settleFresh(db, video, 'speech', await freshSpeech(db, plan))
    await settleFresh(db, video, 'render', await freshShots(db, plan, shotsAhead(plan)))
  }
