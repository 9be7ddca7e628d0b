import { defaultVoices, type Voice } from '@voxdeck/core/voices'
import { type KokoroSpeaker, kokoroSpeakers } from './kokoro-speakers.ts'
import { voiceLanguage } from './voice-language.ts'

/** What voice.json may state about a folder's voice. */
export type About = { name?: string; description?: string; language?: string }

export type FolderFacts = {
  /** The folder's name. */
  id: string
  /** Names of its files. */
  files: readonly string[]
  about: About
  /** Size of voices.bin; 0 where there is none. */
  voicesBytes: number
}

type FolderVoice = { voice: Voice; speaker: number; phonemes?: string }

export type DescribedFolder = { kind: 'piper' | 'kokoro'; files: string[]; voices: FolderVoice[] }

const engine = 'sherpa'

/** The voices of a folder and the files they need; null for a folder without a voice. Nothing is read here. */
export const describeFolder = (folder: FolderFacts): DescribedFolder | null => {
  const has = (name: string) => folder.files.includes(name)
  // With a missing file the native code ends the whole process.
  if (!has('model.onnx') || !has('tokens.txt')) return null
  return has('voices.bin') ? kokoroFolder(folder) : piperFolder(folder)
}

const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** One language per model; the folder's name is the voice's id. */
const piperFolder = ({ id, about }: FolderFacts): DescribedFolder | null => {
  const language = voiceLanguage(about.language ?? 'en')
  if (!language) return null
  const known = defaultVoices.find((voice) => voice.id === id)
  const voice = {
    id,
    name: about.name ?? known?.name ?? titled(id),
    description: about.description ?? known?.description ?? '',
    language,
    engine,
  }
  return { kind: 'piper', files: ['model.onnx', 'tokens.txt'], voices: [{ voice, speaker: 0 }] }
}

/** Many speakers of several languages in one model. */
const kokoroFolder = ({ files, voicesBytes }: FolderFacts): DescribedFolder => {
  const lexicons = files.filter((name) => /^lexicon-[\w-]+\.txt$/.test(name)).toSorted()
  const speakers = kokoroSpeakers(voicesBytes).filter(
    ({ language }) => language !== 'zh-Hans' || lexicons.includes('lexicon-zh.txt'),
  )
  const voices = speakers.map(({ speaker, phonemes, ...of }) => ({
    voice: kokoroVoice(of),
    speaker,
    phonemes,
  }))
  return { kind: 'kokoro', files: ['model.onnx', 'tokens.txt', 'voices.bin', ...lexicons], voices }
}

const accents: Record<string, string> = { a: 'American ', b: 'British ' }

/** am_adam and af_bella are the product's own adam and bella. */
const kokoroVoice = ({ name, language }: Pick<KokoroSpeaker, 'name' | 'language'>): Voice => {
  const own = name === 'am_adam' || name === 'af_bella' ? name.slice(3) : undefined
  const known = defaultVoices.find((voice) => voice.id === own)
  const sex = name.charAt(1) === 'f' ? 'female' : 'male'
  return {
    id: own ?? `kokoro-${name}`,
    name: titled(name.slice(3)) || 'Kokoro',
    description: known?.description ?? `${titled(`${accents[name.charAt(0)] ?? ''}${sex}`)} voice`,
    language,
    engine,
  }
}
