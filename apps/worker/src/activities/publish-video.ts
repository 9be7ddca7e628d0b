import type { Plan } from '@voxdeck/core/plan/plan'
import { filmCost } from '@voxdeck/core/progress/work'
import { framesPerSecond } from '@voxdeck/core/timeline/timing'
import { endVideo, recordWork } from '@voxdeck/db/videos/video-lifecycle'
import { assembleFilm } from '@voxdeck/media/film/assemble-film'
import type { FilmParts } from '@voxdeck/media/film/film-parts'
import { proveFilm } from '@voxdeck/media/film/prove-film'
import type { Scratch } from '@voxdeck/media/run/scratch'
import { objectKeys } from '@voxdeck/storage/object-keys'
import type { ObjectStore } from '@voxdeck/storage/object-store'
import { randomFilename } from '@voxdeck/storage/random-filename'
import type { Activities } from '@voxdeck/workflows/activities'
import { fetchArtifacts } from '../artifacts/fetch-artifacts.ts'
import { fetchSounds } from '../artifacts/fetch-sounds.ts'
import { type LaidOutPlan, readLaidOutPlan, readPlan } from '../artifacts/laid-out-plan.ts'
import { cancellable } from './cancellable.ts'
import type { Dependencies } from './dependencies.ts'
import { stopwatch } from './stopwatch.ts'

const languageTags: Record<string, string> = { en: 'eng' }

const fetchShots = async (store: ObjectStore, scratch: Scratch, { layout, shotKeys }: LaidOutPlan) => {
  const pathOf = await fetchArtifacts(store, scratch, 'shot', shotKeys)
  return layout.shots.map(({ kind, frames }, index) => ({
    kind,
    frames,
    file: pathOf(shotKeys[index] ?? ''),
  }))
}

const timelineOf = ({ slides }: Plan, { layout }: LaidOutPlan) =>
  layout.slides.map(({ startFrame, frames }, index) => ({
    imageId: slides[index]?.imageId ?? '',
    startTime: startFrame / framesPerSecond,
    endTime: (startFrame + frames) / framesPerSecond,
  }))

/** It is stored while it is proved: under a name that nobody knows yet, and taken back when it is not what it should be. */
const storeProved = async (
  store: ObjectStore,
  key: string,
  film: string,
  parts: FilmParts,
): Promise<number> => {
  const [proof, stored] = await Promise.allSettled([
    proveFilm(film, parts),
    store.putFile(key, film, 'video/mp4'),
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
    const language = plan.languages[0] ?? 'en'

    await using scratch = await jail.scratch()
    const parts = {
      shots: await fetchShots(store, scratch, laidOut),
      ...(await fetchSounds(store, scratch, plan, laidOut, language)),
      framesPerSecond,
    }
    const film = scratch.file('film.mp4').path
    await assembleFilm({ ...parts, output: film, language: languageTags[language] ?? 'und', signal })
    const filename = randomFilename('mp4')
    const size = await storeProved(store, objectKeys.film(filename), film, parts)
    const timeline = timelineOf(plan, laidOut)
    const durationSeconds = laidOut.layout.frames / framesPerSecond
    const cost = filmCost(durationSeconds)
    await recordWork(db, video, [
      { unit: 'optimize:film', step: 'optimize', cost, reused: false, seconds: seconds() },
    ])
    const published = await endVideo(db, video, {
      status: 'completed',
      filename,
      durationSeconds,
      size,
      timeline,
    })
    // Cancelled or deleted in the last moment: nobody would ever find the file.
    if (!published) await store.remove(objectKeys.film(filename))
  })
