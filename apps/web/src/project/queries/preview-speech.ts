import { previewSpeech } from '@voxdeck/contracts/speech/preview-speech'
import type { LanguageCode } from '@voxdeck/core/languages/languages'
import { client } from '@/session/client.ts'

export type Speech = {
  text: string
  voice: string
  wpm: number
  language?: LanguageCode
  /** The project whose lexicon is applied. */
  projectId?: string
}

export const fetchSpeech = async (speech: Speech, signal: AbortSignal): Promise<Blob> => {
  const answer = await client.call(previewSpeech, { body: { language: 'en', ...speech }, signal })
  return answer.blob()
}
