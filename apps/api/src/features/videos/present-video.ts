import { errors, errorWords, isErrorCode } from '@voxdeck/contracts/errors'
import type { Video } from '@voxdeck/contracts/videos/video'
import { progressOf } from '@voxdeck/core/progress/progress-of'
import type { WorkStep } from '@voxdeck/core/progress/work'
import type { VideoRow } from '@voxdeck/db/videos/video-rows'

const presentProgress = (row: VideoRow, now: Date): Video['progress'] => {
  const elapsedSeconds = (now.getTime() - row.asked_at.getTime()) / 1000
  const { step, percent, remainingSeconds } = progressOf(row.planned_work, row.done, elapsedSeconds)
  const count = (of: WorkStep) => ({
    done: row.done[of].units,
    reused: row.done[of].reused,
    planned: row.planned_work[of].units,
  })
  return {
    step,
    percent: row.status === 'completed' ? 100 : percent,
    remainingSeconds: row.status === 'generating' ? remainingSeconds : null,
    sentences: count('speech'),
    shots: count('render'),
  }
}

const presentFailure = ({ status, failure_code, failure_stage }: VideoRow): Video['failure'] => {
  if (status !== 'failed') return null
  const code = failure_code && isErrorCode(failure_code) ? failure_code : 'internal'
  return {
    code,
    stage: (failure_stage ?? 'speech') as WorkStep,
    message: errorWords(code),
    retryable: errors[code].retryable,
  }
}

const presentText = ({ text_words, text_excerpt, text_hash }: VideoRow): Video['text'] =>
  text_words === null || text_hash === null
    ? null
    : { words: text_words, excerpt: text_excerpt ?? '', hash: text_hash }

export const presentVideo = (row: VideoRow, now = new Date()): Video => ({
  id: row.id,
  projectId: row.project_id,
  languageCode: row.language_code,
  status: row.status,
  progress: presentProgress(row, now),
  failure: presentFailure(row),
  streamUrl: row.filename ? `/api/videos/${row.filename}` : null,
  downloadUrl: row.filename ? `/api/videos/${row.filename}?download=true` : null,
  duration: row.duration_seconds,
  size: row.size,
  resolution: row.resolution,
  text: presentText(row),
  contentHash: row.content_hash,
  createdAt: row.asked_at.toISOString(),
  completedAt: row.completed_at?.toISOString() ?? null,
})
