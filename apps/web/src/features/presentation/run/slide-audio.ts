import type { LanguageCode } from '@voxdeck/core/languages/languages'
import { silentSlideSeconds } from '@voxdeck/core/timeline/timing'
import { estimateSpeech } from '../../../project/playback/estimate-speech.ts'
import { speechParts } from '../../../project/playback/speech-parts.ts'
import type { AudibleSlide } from '../../../project/playback/stage-slide.ts'

/** One way to fill the duration of a slide. */
export type Attempt =
  | { kind: 'recording'; address: string }
  | { kind: 'speech'; parts: string[]; language: LanguageCode; voice: string; wpm: number }
  | { kind: 'wait'; seconds: number }

const mostWithoutSpeech = 10
const mostWithoutScript = 8

/** The duration set by the user, else the estimate from the script, else 5 s. */
const estimatedSeconds = ({ manualSeconds, script, language, wpm }: AudibleSlide): number =>
  manualSeconds ?? (estimateSpeech(script, language, wpm) || silentSlideSeconds)

const lastWait = (slide: AudibleSlide, hasWords: boolean): number => {
  const estimate = estimatedSeconds(slide)
  if (slide.hasVideo) return estimate
  if (slide.recording) return slide.recording.seconds ?? estimate
  return Math.min(estimate, hasWords ? mostWithoutSpeech : mostWithoutScript)
}

/** Tried in order until one succeeds; the last is a wait, which always does. */
export const slideAudio = (slide: AudibleSlide): Attempt[] => {
  const { script, language, voice, wpm, recording, hasVideo } = slide
  const parts = speechParts(script, language)
  // Without a voice its words are read, not heard.
  const isSpoken = parts.length > 0 && voice !== ''
  const attempts: Attempt[] = []
  if (recording) attempts.push({ kind: 'recording', address: recording.address })
  if (isSpoken && (hasVideo || !recording)) attempts.push({ kind: 'speech', parts, language, voice, wpm })
  return [...attempts, { kind: 'wait', seconds: lastWait(slide, parts.length > 0) }]
}
