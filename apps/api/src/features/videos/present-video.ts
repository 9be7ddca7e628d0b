import { errors, errorWords, isErrorCode } from '@voxdeck/contracts/errors'
import type { Video } from '@voxdeck/contracts/videos/video'
import { progressOf } from '@voxdeck/core/progress/progress-of'
import { remainingSeconds } from '@voxdeck/core/progress/remaining-time'
import type { WorkStep } from '@voxdeck/core/progress/work'
import type { VideoRow } from '@voxdeck/db/videos/video-rows'

/** No time is promised to a film that waits for others: how many come first is what can be said. */
const presentCourse = ({ course, planned_work, done }: VideoRow) => {
  const ahead = course?.ahead || null
  return {
    remainingSeconds: course && !ahead ? remainingSeconds(planned_work, done, course.pace) : null,
    videosAhead: ahead,
  }
}

const presentProgress = (row: VideoRow): Video['progress'] => {
  const { step, percent } = progressOf(row.planned_work, row.done)
  const count = (of: WorkStep) => ({
    done: row.done[of].units,
    reused: row.done[of].reused,
    planned: row.planned_work[of].units,
  })
  return {
    step,
    percent: row.status === 'completed' ? 100 : percent,
    ...presentCourse(row),
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

export const presentVideo = (row: VideoRow): Video => ({
  id: row.id,
  projectId: row.project_id,
  languageCode: row.language_code,
  status: row.status,
  progress: presentProgress(row),
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
