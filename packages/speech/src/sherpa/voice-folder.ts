import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultVoices, type Voice } from '@voxdeck/core/voices'

export type VoiceFolder = {
  voice: Voice
  language: string
  modelFile: string
  tokensFile: string
  /** Hash of model and tokens. */
  model: string
}

/** Every folder with a model and its tokens is a voice; the folder's name is the voice's id. */
export const readVoiceFolders = async (voicesDir: string): Promise<VoiceFolder[]> => {
  const entries = await readdir(voicesDir, { withFileTypes: true })
  const folders = await Promise.all(
    entries
      .map((entry) => entry.name)
      .toSorted()
      .map((id) => readVoiceFolder(id, join(voicesDir, id))),
  )
  return folders.filter((folder) => folder !== undefined)
}

const readVoiceFolder = async (id: string, folder: string): Promise<VoiceFolder | undefined> => {
  const modelFile = join(folder, 'model.onnx')
  const tokensFile = join(folder, 'tokens.txt')
  // Given a missing file the native code ends the whole process.
  if (!(await exists(modelFile)) || !(await exists(tokensFile))) return undefined
  const about = await readAbout(join(folder, 'voice.json'))
  const known = defaultVoices.find((voice) => voice.id === id)
  return {
    voice: {
      id,
      name: about.name ?? known?.name ?? id.charAt(0).toUpperCase() + id.slice(1),
      description: about.description ?? known?.description ?? '',
    },
    language: about.language ?? 'en',
    modelFile,
    tokensFile,
    model: await hashFiles([modelFile, tokensFile]),
  }
}

type About = { name?: string; description?: string; language?: string }

const readAbout = async (file: string): Promise<About> =>
  (await exists(file)) ? (JSON.parse(await readFile(file, 'utf8')) as About) : {}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )

export const hashFiles = async (files: string[]): Promise<string> => {
  const hash = createHash('sha256')
  for (const file of files) for await (const chunk of createReadStream(file)) hash.update(chunk)
  return hash.digest('hex')
}
