import { writeFile } from 'node:fs/promises'
import { writeSrt } from '@voxdeck/core/captions/write-srt'
import { writeWebVtt } from '@voxdeck/core/captions/write-web-vtt'
import { videoFiles, videoFileType } from '@voxdeck/core/video-files'
import { writeStream } from '@voxdeck/media/hls/write-stream'
import type { Scratch } from '@voxdeck/media/run/scratch'
import type { VideoTracks } from '@voxdeck/media/video/video-tracks'
import { objectKeys } from '@voxdeck/storage/object-keys'
import type { ObjectStore } from '@voxdeck/storage/object-store'
import { eachOf } from './each-of.ts'

export type StoredFiles = { files: string[]; filesSize: number }

/** Writes WebVTT and SRT files, except those that the stream has written already (`played`). */
const writeCaptions = async (
  { captions }: VideoTracks,
  { scratch, played }: { scratch: Scratch; played: readonly string[] },
): Promise<string[]> => {
  const names: string[] = []
  const write = async (name: string, content: () => string) => {
    if (played.includes(name)) return
    await writeFile(scratch.file(name).path, content())
    names.push(name)
  }
  for (const { language, cues } of captions) {
    const name = videoFiles.captions(language.code)
    await write(`${name}.vtt`, () => writeWebVtt(cues))
    await write(`${name}.srt`, () => writeSrt(cues))
  }
  return names
}

/** Stores the files beside a video: captions, and with several languages the HLS stream that the page plays. */
export const storeVideoFiles = async (
  store: ObjectStore,
  scratch: Scratch,
  video: VideoTracks,
  filename: string,
  signal: AbortSignal,
): Promise<StoredFiles> => {
  const pathOf = (name: string) => scratch.file(name).path
  const played = video.voices.length > 1 ? await writeStream({ video, pathOf, signal }) : []
  const files = [...played, ...(await writeCaptions(video, { scratch, played }))]
  let filesSize = 0
  await eachOf(files, async (name) => {
    const size = await store.putFile(objectKeys.videoFile(filename, name), pathOf(name), videoFileType(name))
    filesSize += size
  })
  return { files, filesSize }
}

export const removeVideoFiles = async (
  store: ObjectStore,
  filename: string,
  { files }: StoredFiles,
): Promise<void> => {
  await eachOf(files, (name) => store.remove(objectKeys.videoFile(filename, name)))
}
