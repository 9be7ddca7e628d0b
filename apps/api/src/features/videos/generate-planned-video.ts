import { canonicalJson } from '@voxdeck/core/plan/canonical-json'
import { makePlan, type ProjectSnapshot } from '@voxdeck/core/plan/make-plan'
import type { Plan } from '@voxdeck/core/plan/plan'
import { videoText } from '@voxdeck/core/plan/video-text'
import { planWork } from '@voxdeck/core/progress/work'
import type { Db } from '@voxdeck/db/connect'
import { dropTombstone } from '@voxdeck/db/sweep/tombstones'
import { beginVideo, markVideoRequested } from '@voxdeck/db/videos/video-lifecycle'
import { findVideoRow } from '@voxdeck/db/videos/video-rows'
import type { Send } from '@voxdeck/delivery/create-delivery'
import { hashValue } from '@voxdeck/storage/content-hash'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { planHashes } from '@voxdeck/storage/plan-hashes'
import { requireToolchain } from '../../access/require-toolchain.ts'
import { HttpProblem } from '../../http/http-problem.ts'

export type VideoRequest = {
  kind: 'video' | 'preview'
  accountId: string
  snapshot: ProjectSnapshot
  /** Whether sentences are shared among accounts. */
  sharesSpeech: boolean
  /** Undefined means the source language only. */
  languages?: readonly string[]
}

/** The plan's hash decides the video's id: equal plans are one video (decision 0005). */
const videoIdOf = (kind: VideoRequest['kind'], planHash: string): string => {
  const hex = hashValue({ kind, planHash })
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

const planFor = async (
  trx: Db,
  snapshot: ProjectSnapshot,
  languages: VideoRequest['languages'],
): Promise<Plan> => {
  const toolchain = await requireToolchain(trx)
  const voices = new Set(toolchain.voices.map((voice) => voice.id))
  const plan = makePlan(snapshot, toolchain, languages)
  const spoken = plan.slides
    .flatMap((slide) => Object.values(slide.narration))
    .filter((said) => said.sentences.length > 0)
  if (spoken.some((said) => !voices.has(said.voice))) throw new HttpProblem('voice_unavailable')
  return plan
}

/** Begins the video of a snapshot unless it is completed or running. The caller holds the project's lock. */
export const generatePlannedVideo = async (
  trx: Db,
  send: Send,
  { kind, accountId, snapshot, languages, sharesSpeech }: VideoRequest,
): Promise<string> => {
  const { projectId } = snapshot
  const plan = await planFor(trx, sharesSpeech ? { ...snapshot, salt: '' } : snapshot, languages)
  const planHash = hashValue(plan)
  const planKey = objectKeys.plan(projectId, planHash)
  const videoId = videoIdOf(kind, planHash)

  const existing = await findVideoRow(trx, { projectId, videoId })
  if (existing?.status === 'completed') {
    await markVideoRequested(trx, { projectId, videoId })
    return videoId
  }

  // The plan is stored again after the commit: it may be one that is due to be removed.
  await dropTombstone(trx, planKey)
  const run = await beginVideo(trx, {
    videoId,
    projectId,
    kind,
    accountId,
    languages: languages ?? plan.languages,
    planHash,
    planKey,
    toolchain: plan.toolchain.id,
    resolution: snapshot.settings.resolution,
    plannedWork: planWork(plan),
    text: videoText(plan),
    ...planHashes(plan),
  })
  // A workflow that an earlier request left running is replaced; that of a video in the making is kept.
  await send({
    kind: 'generateVideo',
    input: {
      kind,
      task: { videoId, projectId, planKey, run },
      routing: { toolchain: plan.toolchain.id, accountId },
      languages: plan.languages,
    },
    plan: canonicalJson(plan),
    running: existing?.status === 'generating' ? 'keep' : 'replace',
  })
  return videoId
}
