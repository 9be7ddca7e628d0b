import { scriptSeconds } from '@voxdeck/core/script/words'
import { silentSlideSeconds } from '@voxdeck/core/timeline/timing'
import { measureScriptOnce } from '../scripts/measure-script-once.ts'
import { speechParts } from './speech-parts.ts'

/** What a slide has to be heard by, as the page knows it. */
export type AudibleSlide = {
  script: string
  voice: string
  wpm: number
  /** Set by a person for this slide; null while it lasts as long as its words. */
  manualSeconds: number | null
  recording: { address: string; seconds: number | null } | null
  hasVideo: boolean
}

/** One way to give a slide its time. */
export type Attempt =
  | { kind: 'recording'; address: string }
  | { kind: 'speech'; parts: string[]; voice: string; wpm: number }
  | { kind: 'wait'; seconds: number }

const mostWithoutSpeech = 10
const mostWithoutScript = 8

/** The length that somebody set, else what the words take, else 5 s. */
const estimatedSeconds = ({ manualSeconds, script, wpm }: AudibleSlide): number =>
  manualSeconds ?? (scriptSeconds(measureScriptOnce(script), wpm) || silentSlideSeconds)

const lastWait = (slide: AudibleSlide, hasWords: boolean): number => {
  const estimate = estimatedSeconds(slide)
  if (slide.hasVideo) return estimate
  if (slide.recording) return slide.recording.seconds ?? estimate
  return Math.min(estimate, hasWords ? mostWithoutSpeech : mostWithoutScript)
}

/** Tried in their order until one succeeds; the last is a wait, which always does. */
export const slideAudio = (slide: AudibleSlide): Attempt[] => {
  const { script, voice, wpm, recording, hasVideo } = slide
  const parts = speechParts(script)
  const attempts: Attempt[] = []
  if (recording) attempts.push({ kind: 'recording', address: recording.address })
  if (parts.length > 0 && (hasVideo || !recording)) attempts.push({ kind: 'speech', parts, voice, wpm })
  return [...attempts, { kind: 'wait', seconds: lastWait(slide, parts.length > 0) }]
}
