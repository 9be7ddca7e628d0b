import { createHash } from 'node:crypto'
import { access, readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Speech, SpeechEngine } from '../speech-engine.ts'
import { VoiceNotFound } from '../speech-errors.ts'
import { untilAborted } from '../until-aborted.ts'
import { type CalibrationStore, createSpeaker } from './sherpa-speaker.ts'
import { hashFiles, readVoiceFolders, type VoiceFolder } from './voice-folder.ts'
import { createVoiceProcess, type VoiceProcess } from './voice-process.ts'

export type SherpaConfig = CalibrationStore & {
  /** One folder for each voice: model.onnx, tokens.txt, and voice.json for its name and language. */
  voicesDir: string
  espeakDataDir: string
}

/** Asked of its package: loading the library itself would take memory that its voices' processes have already. */
const { version: sherpaVersion } = createRequire(import.meta.url)('sherpa-onnx-node/package.json') as {
  version: string
}

/** Counts changes of our own that change what is heard. */
const revision = 1

export const createSherpaEngine = async (config: SherpaConfig): Promise<SpeechEngine> => {
  // Given a missing folder the native code ends the whole process.
  await access(join(config.espeakDataDir, 'phontab'))
  const folders = await readVoiceFolders(config.voicesDir)
  const { espeakDataDir } = config
  const processes: VoiceProcess[] = []
  const speakers = new Map(
    folders.map((folder) => {
      const { modelFile, tokensFile } = folder
      const process = createVoiceProcess({ modelFile, tokensFile, espeakDataDir })
      processes.push(process)
      return [folder.voice.id, createSpeaker(folder, process.say, config)]
    }),
  )
  const speaking = new Set<Promise<Speech>>()
  let closed = false
  return {
    id: 'sherpa',
    version: await versionOf(folders, config.espeakDataDir),
    voices: folders.map((folder) => folder.voice),
    async speak(request) {
      request.signal?.throwIfAborted()
      if (closed) throw new Error('the speech engine is closed')
      const speaker = speakers.get(request.voice)
      if (!speaker) throw new VoiceNotFound(request.voice)
      const speech = speaker(request).finally(() => speaking.delete(speech))
      speaking.add(speech)
      return untilAborted(speech, request.signal)
    },
    async close() {
      closed = true
      await Promise.allSettled(speaking)
      speakers.clear()
      for (const { close } of processes) close()
    },
  }
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
  return `sherpa-onnx ${sherpaVersion}, revision ${revision}, models ${models.slice(0, 16)}`
}
