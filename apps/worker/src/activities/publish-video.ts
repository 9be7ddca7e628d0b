import { filmLanguage, type Plan } from '@voxdeck/core/plan/plan'
import { filmCost } from '@voxdeck/core/progress/work'
import { secondsOfFrames } from '@voxdeck/core/timeline/slide-length'
import { endVideo, recordWork } from '@voxdeck/db/videos/video-lifecycle'
import type { Film } from '@voxdeck/media/film/film-tracks'
import { proveFilm } from '@voxdeck/media/film/prove-film'
import { writeFilm } from '@voxdeck/media/film/write-film'
import { objectKeys } from '@voxdeck/storage/object-keys'
import type { ObjectStore } from '@voxdeck/storage/object-store'
import { randomFilename } from '@voxdeck/storage/random-filename'
import type { Activities } from '@voxdeck/workflows/activities'
import { fetchFilm } from '../artifacts/fetch-film.ts'
import { removeFilmFiles, storeFilmFiles } from '../artifacts/film-files.ts'
import { type LaidOutPlan, readLaidOutPlan, readPlan } from '../artifacts/laid-out-plan.ts'
import { cancellable } from './cancellable.ts'
import type { Dependencies } from './dependencies.ts'
import { stopwatch } from './stopwatch.ts'

const timelineOf = ({ slides }: Plan, { layout }: LaidOutPlan) =>
  layout.slides.map(({ startFrame, frames }, index) => ({
    imageId: slides[index]?.imageId ?? '',
    startTime: secondsOfFrames(startFrame),
    endTime: secondsOfFrames(startFrame + frames),
  }))

const chaptersOf = ({ chapters }: Film) =>
  chapters.map(({ startFrame, title }) => ({ startTime: secondsOfFrames(startFrame), title }))

/** What is drawn into the picture would be read twice. */
const captionTracks = (plan: Plan, { captions }: Film): Film['captions'] =>
  plan.captions === 'picture'
    ? captions.filter(({ language }) => language.code !== filmLanguage(plan))
    : captions

/** It is stored while it is proved: under a name that nobody knows yet, and taken back when it is not what it should be. */
const storeProved = async (store: ObjectStore, key: string, file: string, film: Film): Promise<number> => {
  const [proof, stored] = await Promise.allSettled([
    proveFilm(file, film),
    store.putFile(key, file, 'video/mp4'),
  ])
  if (proof.status === 'rejected') {
    await store.remove(key)
    throw proof.reason
  }
  if (stored.status === 'rejected') throw stored.reason
  return stored.value
}

/** Packets are copied, the file is proved to be exactly them, and only then does the row say `completed`. */
export const createPublishVideo = ({ db, store, jail }: Dependencies): Activities['publishVideo'] =>
  cancellable('publish_failed', async ({ planKey, layoutKey, ...video }, signal) => {
    const seconds = stopwatch()
    const plan = await readPlan(store, planKey)
    const laidOut = await readLaidOutPlan(store, layoutKey)

    await using scratch = await jail.scratch()
    const film = await fetchFilm(store, scratch, plan, laidOut)
    const played = { ...film, captions: captionTracks(plan, film) }
    const output = scratch.file('film.mp4').path
    await writeFilm({ ...played, output, signal })
    const filename = randomFilename('mp4')
    const size = await storeProved(store, objectKeys.film(filename), output, played)
    const beside = await storeFilmFiles(store, scratch, film, filename, signal)
    const durationSeconds = secondsOfFrames(laidOut.layout.frames)
    const cost = filmCost(durationSeconds)
    await recordWork(db, video, [
      { unit: 'optimize:film', step: 'optimize', cost, reused: false, seconds: seconds() },
    ])
    const published = await endVideo(db, video, {
      status: 'completed',
      filename,
      durationSeconds,
      size,
      timeline: timelineOf(plan, laidOut),
      details: {
        ...beside,
        layoutKey,
        chapters: chaptersOf(film),
        recordedCaptions: laidOut.recordedCaptions ?? null,
      },
    })
    if (published) return
    // Cancelled or deleted in the last moment: nobody would ever find the files.
    await store.remove(objectKeys.film(filename))
    await removeFilmFiles(store, filename, beside)
  })
