import { writeFile } from 'node:fs/promises'
import { writeSrt } from '@voxdeck/core/captions/write-srt'
import { filmFiles, filmFileType } from '@voxdeck/core/film-files'
import type { Database } from '@voxdeck/db/connect'
import { beginTestVideo } from '@voxdeck/db/testing/begin-test-video'
import { endVideo } from '@voxdeck/db/videos/video-lifecycle'
import { filmFrames } from '@voxdeck/media/film/film-parts'
import type { Film } from '@voxdeck/media/film/film-tracks'
import { writeFilm } from '@voxdeck/media/film/write-film'
import { writeStream } from '@voxdeck/media/hls/write-stream'
import { createWorkbench } from '@voxdeck/media/testing/workbench'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { randomFilename } from '@voxdeck/storage/random-filename'
import { openObjectStore } from '../product.ts'
import { makeBeepingFilm } from './make-beeping-film.ts'

const whole = 'whole.mp4'

/** The film and what lies beside it, on the disk. */
const writeFiles = async (film: Film, pathOf: (name: string) => string): Promise<string[]> => {
  await writeFilm({ ...film, output: pathOf(whole) })
  const names = await writeStream({ film, pathOf })
  for (const { language, cues } of film.captions) {
    const name = `${filmFiles.captions(language.code)}.srt`
    await writeFile(pathOf(name), writeSrt(cues))
    names.push(name)
  }
  return names
}

type Written = { film: Film; files: readonly string[]; pathOf: (name: string) => string }

const publish = async ({ db }: Database, projectId: string, { film, files, pathOf }: Written) => {
  const store = openObjectStore()
  const filename = randomFilename('mp4')
  const size = await store.putFile(objectKeys.film(filename), pathOf(whole), 'video/mp4')
  for (const name of files)
    await store.putFile(objectKeys.filmFile(filename, name), pathOf(name), filmFileType(name))
  store.close()
  const languages = film.voices.map(({ language }) => language.code)
  const video = await beginTestVideo(db, projectId, undefined, languages)
  await endVideo(db, video, {
    status: 'completed',
    filename,
    durationSeconds: filmFrames(film.shots) / film.framesPerSecond,
    size,
    timeline: [],
    details: {
      layoutKey: 'none',
      files,
      filesSize: 1,
      chapters: film.chapters.map(({ startFrame, title }) => ({
        startTime: startFrame / film.framesPerSecond,
        title,
      })),
      recordedCaptions: null,
    },
  })
}

/** Puts a film of so many seconds, in four languages, into projects, as if a worker had made it. */
export const publishBeepingFilm = async (
  database: Database,
  projectIds: readonly string[],
  seconds: number,
): Promise<void> => {
  const bench = await createWorkbench()
  const pathOf = (name: string) => bench.scratch.file(name).path
  const film = await makeBeepingFilm(bench, seconds)
  const files = await writeFiles(film, pathOf)
  for (const projectId of projectIds) await publish(database, projectId, { film, files, pathOf })
  await bench.scratch.dispose()
}
