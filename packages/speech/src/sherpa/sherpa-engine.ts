import { createHash } from 'node:crypto'
import { access, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sherpa from 'sherpa-onnx-node'
import { calibrate } from '../pace/calibrate.ts'
import type { Calibration } from '../pace/calibration.ts'
import { speakAtPace } from '../pace/speak-at-pace.ts'
import type { SpeechEngine } from '../speech-engine.ts'
import { VoiceNotFound } from '../speech-errors.ts'
import { untilAborted } from '../until-aborted.ts'
import { createSherpaVoice } from './sherpa-voice.ts'
import { speakableText } from './speakable-text.ts'
import { hashFiles, readVoiceFolders, type VoiceFolder } from './voice-folder.ts'

export type SherpaConfig = {
  /** One folder for each voice: model.onnx, tokens.txt, and voice.json for its name and language. */
  voicesDir: string
  espeakDataDir: string
  /** Of earlier runs, by voice. One that was measured on another model is measured again. */
  calibrations?: Record<string, Calibration>
  onCalibrated?: (voice: string, calibration: Calibration) => void
}

/** Counts changes of our own that change what is heard. */
const revision = 1

export const createSherpaEngine = async (config: SherpaConfig): Promise<SpeechEngine> => {
  // Given a missing folder the native code ends the whole process.
  await access(join(config.espeakDataDir, 'phontab'))
  const folders = await readVoiceFolders(config.voicesDir)
  const speakers = new Map(folders.map((folder) => [folder.voice.id, createSpeaker(folder, config)]))
  let closed = false
  return {
    id: 'sherpa',
    version: await versionOf(folders, config.espeakDataDir),
    voices: folders.map((folder) => folder.voice),
    async speak({ voice, text, wordsPerMinute, signal }) {
      signal?.throwIfAborted()
      if (closed) throw new Error('the speech engine is closed')
      const speaker = speakers.get(voice)
      if (!speaker) throw new VoiceNotFound(voice)
      return untilAborted(speaker.speak(text, wordsPerMinute, signal), signal)
    },
    async close() {
      closed = true
      await Promise.all([...speakers.values()].map((speaker) => speaker.idle()))
      speakers.clear()
    },
  }
}

const createSpeaker = (folder: VoiceFolder, config: SherpaConfig) => {
  const { say, idle } = createSherpaVoice(folder, config.espeakDataDir)
  const stored = config.calibrations?.[folder.voice.id]
  let calibration = stored?.model === folder.model ? Promise.resolve(stored) : undefined
  const measure = async () => {
    const measured = await calibrate(folder.model, say)
    config.onCalibrated?.(folder.voice.id, measured)
    return measured
  }
  const speak = async (text: string, wordsPerMinute: number, signal?: AbortSignal) => {
    const sentence = { text: speakableText(text, folder.language), wordsPerMinute }
    calibration ??= measure().catch((error: unknown) => {
      calibration = undefined
      throw error
    })
    return speakAtPace(sentence, await calibration, async (phrase, speed) => {
      signal?.throwIfAborted()
      return say(phrase, speed)
    })
  }
  return { speak, idle }
}

const versionOf = async (folders: VoiceFolder[], espeakDataDir: string): Promise<string> => {
  const entries = await readdir(espeakDataDir, { recursive: true, withFileTypes: true })
  const espeakFiles = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const models = createHash('sha256')
    .update(await hashFiles(espeakFiles.toSorted()))
    .update(folders.map((folder) => `${folder.voice.id} ${folder.language} ${folder.model}`).join('\n'))
    .digest('hex')
  return `sherpa-onnx ${sherpa.version}, revision ${revision}, models ${models.slice(0, 16)}`
}
