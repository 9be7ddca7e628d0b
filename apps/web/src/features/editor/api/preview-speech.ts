import { previewSpeech } from '@voxdeck/contracts/speech/preview-speech'
import { client } from '@/session/client.ts'

export type Speech = { text: string; voice: string; wpm: number }

export const fetchSpeech = async (speech: Speech, signal: AbortSignal): Promise<Blob> => {
  const answer = await client.call(previewSpeech, { body: { ...speech, language: 'en' }, signal })
  return answer.blob()
}
