import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hashFiles } from '../hash-files.ts'
import type { Calibration } from '../pace/calibration.ts'
import { type About, type DescribedFolder, describeFolder } from './describe-folder.ts'

export type VoiceFolder = DescribedFolder & {
  path: string
  /** The folder may have its own espeak-ng data. */
  ownEspeakData: boolean
  /** Hash of all files in it that decide the sound. */
  model: string
  /** Measured by whoever made the folder, so that a new installation speaks at once; null without. */
  calibration: Calibration | null
}

/** In the folder of a voice. */
export const calibrationFile = 'calibration.json'

export const readVoiceFolders = async (voicesDir: string): Promise<VoiceFolder[]> => {
  const names = (await readdir(voicesDir)).toSorted()
  const folders = await Promise.all(names.map((name) => readVoiceFolder(voicesDir, name)))
  return folders.filter((folder) => folder !== null)
}

const readVoiceFolder = async (voicesDir: string, id: string): Promise<VoiceFolder | null> => {
  const path = join(voicesDir, id)
  const files: string[] = await readdir(path).catch(() => [])
  const described = describeFolder({
    id,
    files,
    about: files.includes('voice.json') ? await readJson<About>(join(path, 'voice.json')) : {},
    voicesBytes: files.includes('voices.bin') ? (await stat(join(path, 'voices.bin'))).size : 0,
  })
  if (!described) return null
  const model = await hashFiles(described.files.map((name) => join(path, name)))
  const calibration = files.includes(calibrationFile)
    ? await readJson<Calibration>(join(path, calibrationFile))
    : null
  return { ...described, path, ownEspeakData: files.includes('espeak-ng-data'), model, calibration }
}

const readJson = async <T>(file: string): Promise<T> => JSON.parse(await readFile(file, 'utf8')) as T
