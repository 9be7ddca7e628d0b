import { captionLanguages, type Plan, videoLanguage } from '@voxdeck/core/plan/plan'
import { videoCost } from '@voxdeck/core/progress/work'
import { secondsOfFrames } from '@voxdeck/core/timeline/slide-length'
import type { Db } from '@voxdeck/db/connect'
import { findTranslatedTitles } from '@voxdeck/db/languages/project-languages'
import { findTitle } from '@voxdeck/db/projects/find-project-facts'
import { endVideo, recordWork } from '@voxdeck/db/videos/video-lifecycle'
import { verifyVideo } from '@voxdeck/media/video/verify-video'
import type { VideoTracks } from '@voxdeck/media/video/video-tracks'
import { writeVideo } from '@voxdeck/media/video/write-video'
import { objectKeys } from '@voxdeck/storage/object-keys'
import type { ObjectStore } from '@voxdeck/storage/object-store'
import { randomFilename } from '@voxdeck/storage/random-filename'
import type { LaidOutPlan } from '@voxdeck/video/layout/laid-out-plan'
import { chaptersIn } from '@voxdeck/video/layout/video-texts'
import type { Activities } from '@voxdeck/workflows/activities'
import { fetchVideo } from '../artifacts/fetch-video.ts'
import { readLaidOutPlan, readPlan } from '../artifacts/read-plan.ts'
import { removeVideoFiles, type StoredFiles, storeVideoFiles } from '../artifacts/video-files.ts'
import type { Dependencies } from './dependencies.ts'
import { stopwatch } from './stopwatch.ts'
import { withHeartbeats } from './with-heartbeats.ts'

const timelineOf = ({ slides }: Plan, { layout }: LaidOutPlan) =>
  layout.slides.map(({ startFrame, frames }, index) => ({
    slideId: slides[index]?.slideId ?? '',
    startTime: secondsOfFrames(startFrame),
    endTime: secondsOfFrames(startFrame + frames),
  }))

/** Named in the video's language, and in its others. */
const chaptersOf = (plan: Plan, laidOut: LaidOutPlan, { chapters }: VideoTracks) => {
  const inOthers = captionLanguages(plan)
    .slice(1)
    .map((language) => [language, chaptersIn(plan, laidOut, language)] as const)
  return chapters.map(({ startFrame, title }) => ({
    startTime: secondsOfFrames(startFrame),
    title,
    titles: inOthers.flatMap(([languageCode, of]) => {
      const same = of.find((chapter) => chapter.startFrame === startFrame)
      return same ? [{ languageCode, title: same.title }] : []
    }),
  }))
}

/** Captions burnt into the picture get no track of their language: they would be shown twice. */
const captionTracks = (plan: Plan, { captions }: VideoTracks): VideoTracks['captions'] =>
  plan.captions === 'picture'
    ? captions.filter(({ language }) => language.code !== videoLanguage(plan))
    : captions

/** In the language that is heard at first. */
const titleOf = async (db: Db, projectId: string, language: string): Promise<string> =>
  (await findTranslatedTitles(db, projectId))[language] ?? (await findTitle(db, projectId))

type Stored = { filename: string; size: number } & StoredFiles

/**
 * Verifies the file while it and the files beside it are uploaded. Their random name is in no row yet, and they are
 * removed if the verification fails.
 */
const storeVerified = async (
  store: ObjectStore,
  output: string,
  played: VideoTracks,
  storeFiles: (filename: string) => Promise<StoredFiles>,
): Promise<Stored> => {
  const filename = randomFilename('mp4')
  const [proof, video, files] = await Promise.allSettled([
    verifyVideo(output, played),
    store.putFile(objectKeys.video(filename), output, 'video/mp4'),
    storeFiles(filename),
  ])
  if (proof.status === 'fulfilled' && video.status === 'fulfilled' && files.status === 'fulfilled')
    return { filename, size: video.value, ...files.value }
  await store.remove(objectKeys.video(filename))
  if (files.status === 'fulfilled') await removeVideoFiles(store, filename, files.value)
  throw [proof, video, files].find((part) => part.status === 'rejected')?.reason
}

/** Copies packets into one file and verifies that it holds exactly these; only then the row becomes `completed`. */
export const createPublishVideo = ({
  db,
  store,
  artifacts,
  jail,
}: Dependencies): Activities['publishVideo'] =>
  withHeartbeats('publish_failed', async ({ planKey, layoutKey, ...ref }, signal) => {
    const seconds = stopwatch()
    const plan = await readPlan(store, planKey)
    const laidOut = await readLaidOutPlan(store, layoutKey)

    await using scratch = await jail.scratch()
    const tracks = await fetchVideo(artifacts, scratch, plan, laidOut)
    const played = { ...tracks, captions: captionTracks(plan, tracks) }
    const output = scratch.file('video.mp4').path
    const title = await titleOf(db, ref.projectId, videoLanguage(plan))
    await writeVideo({ ...played, title, output, signal })
    const { filename, size, ...beside } = await storeVerified(store, output, played, (name) =>
      storeVideoFiles(store, scratch, tracks, name, signal),
    )
    const durationSeconds = secondsOfFrames(laidOut.layout.frames)
    const cost = videoCost(durationSeconds)
    await recordWork(db, ref, [
      { unit: 'optimize:video', step: 'optimize', cost, reused: false, seconds: seconds() },
    ])
    const published = await endVideo(db, ref, {
      status: 'completed',
      filename,
      durationSeconds,
      size,
      timeline: timelineOf(plan, laidOut),
      details: {
        ...beside,
        layoutKey,
        chapters: chaptersOf(plan, laidOut, tracks),
        recordedCaptions: laidOut.recordedCaptions ?? null,
      },
    })
    if (published) return
    // The row was cancelled or deleted meanwhile, so no row names these files: remove them.
    await store.remove(objectKeys.video(filename))
    await removeVideoFiles(store, filename, beside)
  })
