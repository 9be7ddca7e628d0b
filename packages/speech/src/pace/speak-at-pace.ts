import { joinWithPauses } from '../audio/join-with-pauses.ts'
import type { Speech } from '../speech-engine.ts'
import type { Calibration } from './calibration.ts'
import { judgeDelivery, planDelivery, type Sentence } from './delivery.ts'

/** Says a phrase at a speed of the model's own scale; 1 is its natural speed. */
export type Say = (phrase: string, speed: number, options?: SayOptions) => Promise<Speech>

type SayOptions = { signal?: AbortSignal | undefined; salt?: string | undefined }

/** A sentence at the requested pace: said once, and once more when its length missed the target. */
export const speakAtPace = async (
  sentence: Sentence,
  calibration: Calibration,
  say: Say,
): Promise<Speech> => {
  const { phrases, speed } = planDelivery(sentence, calibration)
  const first = await sayAll(phrases, speed, say)
  const verdict = judgeDelivery(sentence, calibration, spokenAt(speed, first))
  if (verdict.betterSpeed === undefined) return join(first, verdict.pauseSeconds)
  const second = await sayAll(phrases, verdict.betterSpeed, say)
  const { pauseSeconds } = judgeDelivery(sentence, calibration, spokenAt(verdict.betterSpeed, second))
  return join(second, pauseSeconds)
}

const sayAll = async (phrases: string[], speed: number, say: Say): Promise<Speech[]> => {
  const spoken: Speech[] = []
  for (const [index, phrase] of phrases.entries()) {
    const last = index === phrases.length - 1
    spoken.push(await say(last ? phrase : withContinuation(phrase), speed))
  }
  return spoken
}

/** Without a comma a voice reads each phrase as the end of a sentence. */
const withContinuation = (phrase: string): string => (/[\p{L}\p{N}]$/u.test(phrase) ? `${phrase},` : phrase)

const spokenAt = (speed: number, pieces: Speech[]) => ({
  speed,
  phraseSeconds: pieces.map(({ samples, sampleRate }) => samples.length / sampleRate),
})

const join = (pieces: Speech[], pauseSeconds: number): Speech => {
  const sampleRate = pieces[0]?.sampleRate ?? 0
  const samples = joinWithPauses(
    pieces.map((piece) => piece.samples),
    Math.round(pauseSeconds * sampleRate),
  )
  return { samples, sampleRate }
}
