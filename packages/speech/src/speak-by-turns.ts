import type { Voice } from '@voxdeck/core/voices'
import type { Voices } from './create-voices.ts'
import { SpeechFailed, type SpeechFailure } from './speech-errors.ts'

/** All voices of an engine fail with these. */
const ofTheWholeEngine = new Set<SpeechFailure>(['unreachable', 'refused_key', 'quota', 'rate_limited'])

export type Turns = {
  voice: string
  /** Everything that should be heard in one voice. */
  speak: (voice: string) => Promise<void>
  /** Leave what passes by itself to the caller, who tries again. */
  patient: boolean
}

/**
 * Who spoke in the end: the voice that was asked for, or the first that can of those that stand in for it. When none can,
 * the failure is that of the voice that was asked for.
 */
export const speakByTurns = async (
  { find, insteadOf }: Pick<Voices, 'find' | 'insteadOf'>,
  { voice, speak, patient }: Turns,
): Promise<string> => {
  const failures: SpeechFailed[] = []
  const isHopeless = ({ engine }: Voice) =>
    failures.some((failure) => failure.engine === engine && ofTheWholeEngine.has(failure.reason))
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
