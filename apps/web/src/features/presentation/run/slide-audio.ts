import { scriptSeconds } from '@voxdeck/core/script/words'
import { silentSlideSeconds } from '@voxdeck/core/timeline/timing'
import { measureScriptOnce } from '../../../project/document/measure-script-once.ts'
import { speechParts } from '../../../project/playback/speech-parts.ts'
import type { AudibleSlide } from '../../../project/playback/stage-slide.ts'

/** One way to fill the duration of a slide. */
export type Attempt =
  | { kind: 'recording'; address: string }
  | { kind: 'speech'; parts: string[]; voice: string; wpm: number }
  | { kind: 'wait'; seconds: number }

const mostWithoutSpeech = 10
const mostWithoutScript = 8

/** The duration set by the user, else the estimate from the script, else 5 s. */
const estimatedSeconds = ({ manualSeconds, script, wpm }: AudibleSlide): number =>
  manualSeconds ?? (scriptSeconds(measureScriptOnce(script), wpm) || silentSlideSeconds)

const lastWait = (slide: AudibleSlide, hasWords: boolean): number => {
  const estimate = estimatedSeconds(slide)
  if (slide.hasVideo) return estimate
  if (slide.recording) return slide.recording.seconds ?? estimate
  return Math.min(estimate, hasWords ? mostWithoutSpeech : mostWithoutScript)
}

/** Tried in order until one succeeds; the last is a wait, which always does. */
export const slideAudio = (slide: AudibleSlide): Attempt[] => {
  const { script, voice, wpm, recording, hasVideo } = slide
  const parts = speechParts(script)
  const attempts: Attempt[] = []
  if (recording) attempts.push({ kind: 'recording', address: recording.address })
  if (parts.length > 0 && (hasVideo || !recording)) attempts.push({ kind: 'speech', parts, voice, wpm })
  return [...attempts, { kind: 'wait', seconds: lastWait(slide, parts.length > 0) }]
}
