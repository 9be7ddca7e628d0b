import { previewSpeech, speechHeaders } from '@voxdeck/contracts/speech/preview-speech'
import type { LanguageCode } from '@voxdeck/core/languages/languages'
import { client } from '@/session/client.ts'

export type Speech = {
  text: string
  voice: string
  wpm: number
  language: LanguageCode
  /** The project whose lexicon is applied. */
  projectId?: string
  /** The text is one sentence of a script: it may be longer than what is listened to. */
  isSentence?: boolean
}

const speak = (speech: Speech, signal?: AbortSignal): Promise<Response> =>
  client.call(previewSpeech, { body: speech, ...(signal ? { signal } : {}) })

export const fetchSpeech = async (speech: Speech, signal: AbortSignal): Promise<Blob> =>
  (await speak(speech, signal)).blob()

/** With its length and the gap after it, in samples; null where the worker does not know them. */
export const fetchTimedSpeech = async (speech: Speech) => {
  const answer = await speak(speech)
  const numberIn = (name: string) => {
    const text = answer.headers.get(name)
    return text === null ? null : Number(text)
  }
  const [samples, gapSamples] = [numberIn(speechHeaders.samples), numberIn(speechHeaders.gapSamples)]
  return { blob: await answer.blob(), samples, gapSamples }
}
