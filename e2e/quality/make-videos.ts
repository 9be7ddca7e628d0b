import { randomUUID } from 'node:crypto'
import type { Client } from '@voxdeck/contracts/client'
import { getLanguage } from '@voxdeck/contracts/languages/get-language'
import { saveTranslation } from '@voxdeck/contracts/languages/save-translation'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import type { RecordedCaptions } from '@voxdeck/core/captions/recorded-captions'
import type { WorkStep } from '@voxdeck/core/progress/work'
import { videoFiles } from '@voxdeck/core/video-files'
import type { Database } from '@voxdeck/db/connect'
import { addProjectLanguage } from '@voxdeck/db/languages/project-languages'
import { beginTranslating } from '@voxdeck/db/languages/translation-jobs'
import { saveMachineTranslations } from '@voxdeck/db/languages/translations'
import type { VideoPack } from '@voxdeck/db/schema'
import { beginTestVideo } from '@voxdeck/db/testing/begin-test-video'
import { savePack } from '@voxdeck/db/videos/packs'
import { endVideo, recordWork, storeFreshWork, type VideoRef } from '@voxdeck/db/videos/video-lifecycle'
import { randomFilename } from '@voxdeck/storage/random-filename'
import { findVideo } from '../video/await-video.ts'

type Words = readonly (string | null)[]

const translate = async (
  { db }: Database,
  client: Client,
  { projectId, language, words }: { projectId: string; language: string; words: Words },
): Promise<{ slideId: string; script: string; sourceHash: string; source: string }[]> => {
  await addProjectLanguage(db, { projectId, language })
  const { slides } = await client.call(getLanguage, { params: { projectId, language } })
  const made = slides.flatMap(({ imageId, sourceHash, source }, index) => {
    const script = words[index]
    return script ? [{ slideId: imageId, sourceHash, source, script }] : []
  })
  const work = { projectId, language, provider: 'apertium', overwrite: false, requestedAt: new Date() }
  await saveMachineTranslations(db, work, made)
  return made
}

/**
 * Gives a project of two slides a language in every state that decides whether a video can include it: reviewed,
 * machine-translated, stale, partly translated, and being translated.
 */
export const addLanguagesInEveryState = async (
  database: Database,
  client: Client,
  projectId: string,
): Promise<void> => {
  const into = (language: string, words: Words) => translate(database, client, { projectId, language, words })
  const read = await into('es', ['El puerto está tranquilo.', 'Llega un barco.'])
  const stale = await into('th', ['ท่าเรือเงียบสงบ', 'เรือลำหนึ่งเข้ามา'])
  await into('ca', ['El port és tranquil.', null])
  await into('gl', [null, null])
  await beginTranslating(database.db, { projectId, language: 'gl', planned: 2 })
  const slideScripts = [{ imageId: stale[1]?.slideId ?? '', script: 'A ship comes in at noon.' }]
  await client.call(updateProject, { params: { id: projectId }, body: { slideScripts } })
  // Translated from the current English, so these two are not stale.
  await into('fr', ['Le port est calme.', 'Un navire arrive à midi.'])
  const { slides } = await client.call(getLanguage, { params: { projectId, language: 'es' } })
  for (const [index, { slideId: imageId, script }] of read.entries())
    await client.call(saveTranslation, {
      params: { projectId, language: 'es', imageId },
      body: { translation: { script, state: 'reviewed', sourceHash: slides[index]?.sourceHash ?? '' } },
    })
}

/** Records all work units of a step but `left`, as a worker would; the first was reused. */
export const recordStep = async (
  { db }: Pick<Database, 'db'>,
  client: Client,
  video: VideoRef,
  step: WorkStep,
  left = 0,
): Promise<void> => {
  const { progress } = await findVideo(client, video.projectId, video.videoId)
  const planned = {
    speech: progress.sentences.planned,
    timeline: 1,
    render: progress.shots.planned,
    optimize: 4,
  }
  const work = Array.from({ length: planned[step] - left }, (_, index) => ({
    unit: `${step} ${index}`,
    step,
    cost: 1,
    reused: index === 0,
    seconds: 1,
  }))
  await recordWork(db, video, work)
}

export type MadeVideo = {
  languages: readonly string[]
  recordedCaptions?: RecordedCaptions
  pack?: VideoPack
}

/** Adds the rows of a finished video: the files beside it are named, but not stored. */
export const addVideo = async (
  { db }: Database,
  projectId: string,
  { languages, recordedCaptions, pack }: MadeVideo,
): Promise<VideoRef> => {
  const video = await beginTestVideo(db, projectId, undefined, languages)
  const captions = languages.flatMap((code) =>
    ['srt', 'vtt'].map((ending) => `${videoFiles.captions(code)}.${ending}`),
  )
  await endVideo(db, video, {
    status: 'completed',
    filename: randomFilename('mp4'),
    durationSeconds: 42,
    size: 12_345_678,
    timeline: [],
    details: {
      layoutKey: 'none',
      files: [...captions, ...(languages.length > 1 ? [videoFiles.master] : [])],
      filesSize: 4321,
      chapters: [],
      recordedCaptions: recordedCaptions ?? null,
    },
  })
  if (pack) await savePack(db, video, pack)
  return video
}

const refused: VideoPack = {
  status: 'failed',
  code: 'pack_refused',
  faults: [
    { file: 'audio-es.wav', fault: 'is 0.4 s longer than the video' },
    { file: 'captions-th.srt', fault: 'is not UTF-8' },
  ],
}

/** Videos in one and in several languages, whose packs are preparing, failed, ready, or not requested. */
export const makeSpoken = async (database: Database, client: Client, projectId: string): Promise<void> => {
  await addLanguagesInEveryState(database, client, projectId)
  await addVideo(database, projectId, { languages: ['es'], pack: { status: 'preparing' } })
  await addVideo(database, projectId, { languages: ['en', 'es', 'th', 'fr'], pack: refused })
  const pack = { status: 'ready', size: 23_456_789 } as const
  await addVideo(database, projectId, { languages: ['en', 'th'], pack })
  await addVideo(database, projectId, { languages: ['en', 'es', 'fr'], recordedCaptions: 'proportional' })
}

/** Two videos that stay in progress while a test looks, because no workflow makes them. */
export const makeSpeaking = async ({ db }: Database, projectId: string): Promise<void> => {
  const video = await beginTestVideo(db, projectId, undefined, ['en', 'es', 'th'])
  await storeFreshWork(db, video, 'speech', { units: 4, cost: 12 })
  await recordWork(
    db,
    video,
    ['one', 'two', 'three'].map((unit, index) => ({
      unit,
      step: 'speech' as const,
      cost: 3,
      reused: index === 0,
      seconds: 1,
    })),
  )
  // For another account: the videos of one account wait in turn, and tests of the queue count all that wait.
  await beginTestVideo(db, projectId, randomUUID(), ['fr'])
}
