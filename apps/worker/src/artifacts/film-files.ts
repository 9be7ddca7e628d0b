import { writeFile } from 'node:fs/promises'
import { writeSrt } from '@voxdeck/core/captions/write-srt'
import { writeWebVtt } from '@voxdeck/core/captions/write-web-vtt'
import { filmFiles, filmFileType } from '@voxdeck/core/film-files'
import type { Film } from '@voxdeck/media/film/film-tracks'
import { writeStream } from '@voxdeck/media/hls/write-stream'
import type { Scratch } from '@voxdeck/media/run/scratch'
import { objectKeys } from '@voxdeck/storage/object-keys'
import type { ObjectStore } from '@voxdeck/storage/object-store'

export type StoredFiles = { files: string[]; filesSize: number }

/** What is played in a page brings its own WebVTT. */
const writeCaptions = async (
  { captions }: Film,
  { scratch, played }: { scratch: Scratch; played: readonly string[] },
): Promise<string[]> => {
  const names: string[] = []
  const write = async (name: string, content: () => string) => {
    if (played.includes(name)) return
    await writeFile(scratch.file(name).path, content())
    names.push(name)
  }
  for (const { language, cues } of captions) {
    const name = filmFiles.captions(language.code)
    await write(`${name}.vtt`, () => writeWebVtt(cues))
    await write(`${name}.srt`, () => writeSrt(cues))
  }
  return names
}

/** Stores what lies beside a film: its captions, and of several languages the parts that a page plays. */
export const storeFilmFiles = async (
  store: ObjectStore,
  scratch: Scratch,
  film: Film,
  filename: string,
  signal: AbortSignal,
): Promise<StoredFiles> => {
  const pathOf = (name: string) => scratch.file(name).path
  const played = film.voices.length > 1 ? await writeStream({ film, pathOf, signal }) : []
  const files = [...played, ...(await writeCaptions(film, { scratch, played }))]
  let filesSize = 0
  for (const name of files)
    filesSize += await store.putFile(objectKeys.filmFile(filename, name), pathOf(name), filmFileType(name))
  return { files, filesSize }
}

export const removeFilmFiles = async (
  store: ObjectStore,
  filename: string,
  { files }: StoredFiles,
): Promise<void> => {
  for (const name of files) await store.remove(objectKeys.filmFile(filename, name))
}
