import { stretch } from '../audio/stretch.ts'
import { trimSilence } from '../audio/trim-silence.ts'
import type { Say } from '../pace/speak-at-pace.ts'
import { SpeechFailed } from '../speech-errors.ts'
import { requestSpeech, type SpeechHttpRequest } from './request-speech.ts'

export type SpeedLimits = { min: number; max: number }

/** Speeds outside the provider's limits are reached by stretching its speech here. */
export const sayOverHttp =
  (
    limits: SpeedLimits,
    callFor: (phrase: string, speed: number) => Omit<SpeechHttpRequest, 'text' | 'signal'>,
  ): Say =>
  async (phrase, speed, signal) => {
    const asked = Math.min(limits.max, Math.max(limits.min, Math.round(speed * 100) / 100))
    const call = callFor(phrase, asked)
    const { samples, sampleRate } = await requestSpeech({ ...call, text: phrase, ...(signal && { signal }) })
    const trimmed = trimSilence(samples, sampleRate)
    if (trimmed.length === 0) throw new SpeechFailed(call.engine, 'bad_answer', { detail: 'silence' })
    return stretch({ samples: trimmed, sampleRate }, asked / speed)
  }
