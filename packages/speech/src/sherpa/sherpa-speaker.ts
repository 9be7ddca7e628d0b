import { calibrate } from '../pace/calibrate.ts'
import type { Calibration } from '../pace/calibration.ts'
import { type Say, speakAtPace } from '../pace/speak-at-pace.ts'
import type { Speech, SpeechRequest } from '../speech-engine.ts'
import { speakableText } from './speakable-text.ts'
import type { VoiceFolder } from './voice-folder.ts'

export type CalibrationStore = {
  /** Of earlier runs, by voice. One that was measured on another model is measured again. */
  calibrations?: Record<string, Calibration>
  onCalibrated?: (voice: string, calibration: Calibration) => void
}

export type Speaker = (request: SpeechRequest) => Promise<Speech>

/** A voice that knows its own pace: measured before its first sentence, unless it was before. */
export const createSpeaker = (folder: VoiceFolder, say: Say, store: CalibrationStore): Speaker => {
  const known = store.calibrations?.[folder.voice.id]
  let calibration = known?.model === folder.model ? Promise.resolve(known) : undefined
  const measure = async () => {
    const measured = await calibrate(folder.model, say)
    store.onCalibrated?.(folder.voice.id, measured)
    return measured
  }
  return async ({ text, wordsPerMinute, signal }) => {
    const sentence = { text: speakableText(text, folder.language), wordsPerMinute }
    calibration ??= measure().catch((error: unknown) => {
      calibration = undefined
      throw error
    })
    return speakAtPace(sentence, await calibration, async (phrase, speed) => {
      signal?.throwIfAborted()
      return say(phrase, speed)
    })
  }
}
