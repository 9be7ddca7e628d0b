import type { Voice } from '@voxdeck/core/voices'
import { speakableText } from '../speakable-text.ts'
import type { Speech, SpeechRequest } from '../speech-engine.ts'
import { calibrate } from './calibrate.ts'
import type { Calibration, CalibrationStore } from './calibration.ts'
import { type Say, speakAtPace } from './speak-at-pace.ts'

export type Speaker = (request: SpeechRequest) => Promise<Speech>

export type SpeakerParts = {
  voice: Voice
  /** Identifies what is measured: another model needs another calibration. */
  model: string
  say: Say
  /** The speeds to measure besides 1; each is one call of `say`. */
  speeds?: readonly number[]
  /** Measured elsewhere, maybe of another model. */
  measured?: Calibration | null
}

/** A voice with its calibration, which is measured before the first sentence unless one of this model is known. */
export const createSpeaker = (
  { voice, model, say, speeds, measured: elsewhere }: SpeakerParts,
  store: CalibrationStore,
): Speaker => {
  let calibration: Promise<Calibration> | undefined
  const measure = async () => {
    const known = [elsewhere, await store.find(voice.id)].find((one) => one?.model === model)
    if (known) return known
    const measured = await calibrate({ model, language: voice.language, say, speeds })
    store.keep(voice.id, measured)
    return measured
  }
  return async ({ text, wordsPerMinute, salt, signal }) => {
    const { language } = voice
    const sentence = { text: speakableText(text, language), language, wordsPerMinute }
    calibration ??= measure().catch((error: unknown) => {
      calibration = undefined
      throw error
    })
    return speakAtPace(sentence, await calibration, async (phrase, speed) => {
      signal?.throwIfAborted()
      return say(phrase, speed, { signal, salt })
    })
  }
}
