import { access, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createEngine } from '../create-engine.ts'
import { hashFiles } from '../hash-files.ts'
import { createSpeaker } from '../pace/speaker.ts'
import type { OpenEngine } from '../speech-engine.ts'
import { sherpaVersion } from './sherpa-version.ts'
import { readVoiceFolders, type VoiceFolder } from './voice-folder.ts'
import { voiceModel } from './voice-model.ts'
import { createVoiceProcess, type VoiceProcess } from './voice-process.ts'

const id = 'sherpa'

/** Raised with every change of our own that changes what is heard. */
const revision = 2

/** Neural voices on this machine, from the folders in VOICES_DIR; null without it. */
export const openSherpa: OpenEngine = async (environment, { calibrations, runInSlot }) => {
  const { VOICES_DIR, ESPEAK_DATA_DIR } = environment
  if (!VOICES_DIR) return null
  if (!ESPEAK_DATA_DIR) throw new Error('ESPEAK_DATA_DIR names the folder of espeak-ng-data')
  // With a missing folder the native code ends the whole process.
  await access(join(ESPEAK_DATA_DIR, 'phontab'))
  const folders = await readVoiceFolders(VOICES_DIR)
  const processes = new Map<string, VoiceProcess>()
  const processOf = (folder: VoiceFolder, phonemes?: string): VoiceProcess => {
    const key = `${folder.path} ${phonemes}`
    const model = voiceModel(folder, ESPEAK_DATA_DIR, phonemes)
    const process = processes.get(key) ?? createVoiceProcess(model, runInSlot)
    processes.set(key, process)
    return process
  }
  const program = await programVersion(ESPEAK_DATA_DIR)
  const speakers = folders.flatMap((folder) =>
    folder.voices.map(({ voice, speaker, phonemes }) => {
      const say = processOf(folder, phonemes).sayAs(speaker)
      const model = folder.kind === 'piper' ? folder.model : `${folder.model} ${speaker}`
      const version = `${program}, ${folder.model} ${speaker} ${voice.language}`
      const { calibration: measured } = folder
      return { voice, version, speak: createSpeaker({ voice, model, say, measured }, calibrations) }
    }),
  )
  const engine = createEngine({
    id,
    speakers: firstOfEach(speakers),
    end: () => {
      for (const { close } of processes.values()) close()
    },
  })
  return {
    ...engine,
    warmUp: async () => {
      // The voices of one model are loaded together, and each is calibrated when it is first used.
      const warmed = folders.flatMap((folder) => folder.voices.slice(0, 1))
      const ready = warmed.map(({ voice }) =>
        engine.speak({ voice: voice.id, text: 'OK 1.', wordsPerMinute: 150 }),
      )
      await Promise.all(ready)
    },
  }
}

/** Two folders may have a voice of the same id: the first is used. */
const firstOfEach = <T extends { voice: { id: string } }>(speakers: T[]): T[] =>
  speakers.filter(({ voice }, at) => speakers.findIndex((other) => other.voice.id === voice.id) === at)

/** Of the program and of the rules that all its models read words by. */
const programVersion = async (espeakDataDir: string): Promise<string> => {
  const entries = await readdir(espeakDataDir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const rules = await hashFiles(files.toSorted())
  return `sherpa-onnx ${sherpaVersion}, revision ${revision}, rules ${rules.slice(0, 16)}`
}
