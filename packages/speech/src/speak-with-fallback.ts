import type { Voice } from '@voxdeck/core/voices'
import type { Voices } from './create-voices.ts'
import { SpeechFailed, type SpeechFailure } from './speech-errors.ts'

/** Failures of all voices of an engine. */
const engineWideFailures = new Set<SpeechFailure>(['unreachable', 'refused_key', 'quota', 'rate_limited'])

export type Turns = {
  voice: string
  /** Speaks everything that should be heard in one voice. */
  speak: (voice: string) => Promise<void>
  /** Throws transient failures at once, because the caller retries. */
  patient: boolean
}

/**
 * Returns the voice that spoke: the requested one, or the first of its fallback voices that can. When none can,
 * throws the failure of the requested voice.
 */
export const speakWithFallback = async (
  { find, insteadOf }: Pick<Voices, 'find' | 'insteadOf'>,
  { voice, speak, patient }: Turns,
): Promise<string> => {
  const failures: SpeechFailed[] = []
  const isHopeless = ({ engine }: Voice) =>
    failures.some((failure) => failure.engine === engine && engineWideFailures.has(failure.reason))
  const wanted = find(voice)
  for (const next of wanted ? [wanted, ...insteadOf(voice)] : []) {
    if (isHopeless(next)) continue
    try {
      await speak(next.id)
      return next.id
    } catch (error) {
      if (!(error instanceof SpeechFailed) || (patient && error.passes)) throw failures[0] ?? error
      failures.push(error)
    }
  }
  if (failures[0]) throw failures[0]
  await speak(voice)
  return voice
}
