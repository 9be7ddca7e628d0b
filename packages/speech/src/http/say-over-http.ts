import { createStretch } from '../audio/stretch.ts'
import { trimSilence } from '../audio/trim-silence.ts'
import type { Say } from '../pace/speak-at-pace.ts'
import type { EngineContext } from '../speech-engine.ts'
import { SpeechFailed } from '../speech-errors.ts'
import { requestSpeech, type SpeechHttpRequest } from './request-speech.ts'

export type SpeedLimits = { min: number; max: number }

/** Speeds outside the provider's limits are reached by stretching its speech here. Answers are asked for once. */
export const sayOverHttp = (
  { runProgram, answers }: Pick<EngineContext, 'runProgram' | 'answers'>,
  limits: SpeedLimits,
  requestFor: (phrase: string, speed: number) => Omit<SpeechHttpRequest, 'text' | 'signal'>,
): Say => {
  const stretch = createStretch(runProgram)
  return async (phrase, speed, { signal, salt = '' } = {}) => {
    const requested = Math.min(limits.max, Math.max(limits.min, Math.round(speed * 100) / 100))
    const request = requestFor(phrase, requested)
    const { url, body } = request
    const { samples, sampleRate } = await answers.obtain({ url, body, salt }, async () => {
      const answer = await requestSpeech({ ...request, text: phrase, ...(signal && { signal }) })
      // Silence is not kept: the next attempt asks again.
      if (trimSilence(answer.samples, answer.sampleRate).length === 0)
        throw new SpeechFailed(request.engine, 'bad_answer', { detail: 'silence' })
      return answer
    })
    return stretch({ samples: trimSilence(samples, sampleRate), sampleRate }, requested / speed, signal)
  }
}
