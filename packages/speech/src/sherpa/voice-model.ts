import { join } from 'node:path'
import type { VoiceFolder } from './voice-folder.ts'

/** What a voice's child process loads. */
export type VoiceModel = {
  kind: 'piper' | 'kokoro'
  modelFile: string
  tokensFile: string
  espeakDataDir: string
  /** This and the following are Kokoro's only. */
  voicesFile: string
  lexiconFiles: string[]
  phonemes: string
}

/** Kokoro is loaded once for each language of its phonemes. */
export const voiceModel = (
  { kind, path, files, ownEspeakData }: VoiceFolder,
  espeakDataDir: string,
  phonemes = '',
): VoiceModel => ({
  kind,
  modelFile: join(path, 'model.onnx'),
  tokensFile: join(path, 'tokens.txt'),
  espeakDataDir: ownEspeakData ? join(path, 'espeak-ng-data') : espeakDataDir,
  voicesFile: join(path, 'voices.bin'),
  lexiconFiles: files.filter((name) => name.startsWith('lexicon-')).map((name) => join(path, name)),
  phonemes,
})
