import { writeFile } from 'node:fs/promises'
import { writeSrt } from '@voxdeck/core/captions/write-srt'
import { videoFiles, videoFileType } from '@voxdeck/core/video-files'
import type { Database } from '@voxdeck/db/connect'
import { beginTestVideo } from '@voxdeck/db/testing/begin-test-video'
import { endVideo } from '@voxdeck/db/videos/video-lifecycle'
import { writeStream } from '@voxdeck/media/hls/write-stream'
import { createWorkbench } from '@voxdeck/media/testing/workbench'
import { videoFrames } from '@voxdeck/media/video/video-parts'
import type { VideoTracks } from '@voxdeck/media/video/video-tracks'
import { writeVideo } from '@voxdeck/media/video/write-video'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { randomFilename } from '@voxdeck/storage/random-filename'
import { openObjectStore } from '../product.ts'
import { makeBeepingVideo } from './make-beeping-video.ts'

const whole = 'whole.mp4'

/** Writes the video and the files beside it to disk; gives the names of the latter. */
const writeFiles = async (video: VideoTracks, pathOf: (name: string) => string): Promise<string[]> => {
  await writeVideo({ ...video, output: pathOf(whole) })
  const names = await writeStream({ video, pathOf })
  for (const { language, cues } of video.captions) {
    const name = `${videoFiles.captions(language.code)}.srt`
    await writeFile(pathOf(name), writeSrt(cues))
    names.push(name)
  }
  return names
}

type Written = { video: VideoTracks; files: readonly string[]; pathOf: (name: string) => string }

const publish = async ({ db }: Database, projectId: string, { video, files, pathOf }: Written) => {
  const store = openObjectStore()
  const filename = randomFilename('mp4')
  const size = await store.putFile(objectKeys.video(filename), pathOf(whole), 'video/mp4')
  for (const name of files)
    await store.putFile(objectKeys.videoFile(filename, name), pathOf(name), videoFileType(name))
  store.close()
  const languages = video.voices.map(({ language }) => language.code)
  const ref = await beginTestVideo(db, projectId, undefined, languages)
  await endVideo(db, ref, {
    status: 'completed',
    filename,
    durationSeconds: videoFrames(video.shots) / video.framesPerSecond,
    size,
    timeline: [],
    details: {
      layoutKey: 'none',
      files,
      filesSize: 1,
      chapters: video.chapters.map(({ startFrame, title }) => ({
        startTime: startFrame / video.framesPerSecond,
        title,
      })),
      recordedCaptions: null,
    },
  })
}

/** Stores a video of so many seconds, in four languages, in each project, as if a worker had made it. */
export const publishBeepingVideo = async (
  database: Database,
  projectIds: readonly string[],
  seconds: number,
): Promise<void> => {
  const bench = await createWorkbench()
  const pathOf = (name: string) => bench.scratch.file(name).path
  const video = await makeBeepingVideo(bench, seconds)
  const files = await writeFiles(video, pathOf)
  for (const projectId of projectIds) await publish(database, projectId, { video, files, pathOf })
  await bench.scratch.dispose()
}
