import { createStretch } from '../audio/stretch.ts'
import { trimSilence } from '../audio/trim-silence.ts'
import type { Say } from '../pace/speak-at-pace.ts'
import type { RunProgram } from '../speech-engine.ts'
import { SpeechFailed } from '../speech-errors.ts'
import { requestSpeech, type SpeechHttpRequest } from './request-speech.ts'

export type SpeedLimits = { min: number; max: number }

/** Speeds outside the provider's limits are reached by stretching its speech here. */
export const sayOverHttp = (
  runProgram: RunProgram,
  limits: SpeedLimits,
  requestFor: (phrase: string, speed: number) => Omit<SpeechHttpRequest, 'text' | 'signal'>,
): Say => {
  const stretch = createStretch(runProgram)
  return async (phrase, speed, signal) => {
    const requested = Math.min(limits.max, Math.max(limits.min, Math.round(speed * 100) / 100))
    const request = requestFor(phrase, requested)
    const { samples, sampleRate } = await requestSpeech({
      ...request,
      text: phrase,
      ...(signal && { signal }),
    })
    const trimmed = trimSilence(samples, sampleRate)
    if (trimmed.length === 0) throw new SpeechFailed(request.engine, 'bad_answer', { detail: 'silence' })
    return stretch({ samples: trimmed, sampleRate }, requested / speed, signal)
  }
}
