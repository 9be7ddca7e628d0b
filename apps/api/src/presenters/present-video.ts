import { errors, errorWords, isErrorCode } from '@voxdeck/contracts/errors'
import type { ListedVideo, Video } from '@voxdeck/contracts/videos/video'
import { languageStepOf } from '@voxdeck/core/progress/language-steps'
import { progressOf } from '@voxdeck/core/progress/progress-of'
import { remainingSeconds } from '@voxdeck/core/progress/remaining-time'
import type { WorkStep } from '@voxdeck/core/progress/work'
import { videoFiles } from '@voxdeck/core/video-files'
import type { VideoChapter } from '@voxdeck/db/schema'
import type { VideoRow } from '@voxdeck/db/videos/video-rows'
import { videoUrls } from './video-urls.ts'

/** A video that waits for others has no estimate, only the number of videos before it. */
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
    languageStep: row.languages.length > 1 ? languageStepOf(row.planned_work, row.done) : null,
  }
}

const presentFailure = ({ status, failure_code, failure_step }: VideoRow): Video['failure'] => {
  if (status !== 'failed') return null
  const code = failure_code && isErrorCode(failure_code) ? failure_code : 'internal'
  return {
    code,
    stage: (failure_step ?? 'speech') as WorkStep,
    message: errorWords(code),
    retryable: errors[code].retryable,
  }
}

const presentText = ({ text_words, text_excerpt, text_hash }: VideoRow): Video['text'] =>
  text_words === null || text_hash === null
    ? null
    : { words: text_words, excerpt: text_excerpt ?? '', hash: text_hash }

const presentPack = ({ filename, pack }: VideoRow): Video['pack'] => {
  if (!pack) return null
  const { status } = pack
  if (status === 'preparing') return { status, url: null, size: null, failure: null }
  if (status === 'ready')
    return { status, url: `/api/videos/${filename}/${videoFiles.pack}`, size: pack.size, failure: null }
  const code = isErrorCode(pack.code) ? pack.code : 'pack_failed'
  return { status, url: null, size: null, failure: { code, message: errorWords(code), faults: pack.faults } }
}

export const presentVideo = (row: VideoRow): Video => ({
  id: row.id,
  projectId: row.project_id,
  languageCode: row.language_code,
  languages: row.languages,
  status: row.status,
  progress: presentProgress(row),
  failure: presentFailure(row),
  streamUrl: row.filename ? `/api/videos/${row.filename}` : null,
  downloadUrl: row.filename ? `/api/videos/${row.filename}?download=true` : null,
  ...videoUrls(row, `/api/videos/${row.filename}`),
  recordedCaptions: row.recorded_captions,
  pack: presentPack(row),
  duration: row.duration_seconds,
  size: row.size,
  resolution: row.resolution,
  text: presentText(row),
  contentHash: row.content_hash,
  fallbacks: row.fallbacks.toSorted((a, b) => a.slide - b.slide),
  createdAt: row.requested_at.toISOString(),
  completedAt: row.completed_at?.toISOString() ?? null,
})

export const presentChapters = (chapters: readonly VideoChapter[]): ListedVideo['chapters'] =>
  chapters.map(({ titles = [], ...chapter }) => ({ ...chapter, titles }))

/** Adds the fields that only the list of videos has. */
export const presentListedVideo = (row: VideoRow): ListedVideo => ({
  ...presentVideo(row),
  timeline: row.timeline?.map(({ slideId: imageId, ...times }) => ({ imageId, ...times })) ?? null,
  chapters: presentChapters(row.chapters ?? []),
})
