import type { Voice } from '@voxdeck/core/voices'
import type { Speaker } from './pace/speaker.ts'
import type { Speech, SpeechEngine } from './speech-engine.ts'
import { VoiceNotFound } from './speech-errors.ts'
import { untilAborted } from './until-aborted.ts'

type Parts = Pick<SpeechEngine, 'id'> & {
  speakers: readonly { voice: Voice; version: string; speak: Speaker }[]
  /** Called once no request is running any more. */
  end?: () => void
}

/** What all engines share: finding the voice, cancelling, and waiting for running requests before closing. */
export const createEngine = ({ id, speakers, end }: Parts): SpeechEngine => {
  const byVoice = new Map(speakers.map(({ voice, speak }) => [voice.id, speak]))
  const versions = new Map(speakers.map(({ voice, version }) => [voice.id, version]))
  const speaking = new Set<Promise<Speech>>()
  let closed = false
  return {
    id,
    voices: speakers.map(({ voice }) => voice),
    versionOf: (voice) => versions.get(voice) ?? '',
    async speak(request) {
      request.signal?.throwIfAborted()
      if (closed) throw new Error('the speech engine is closed')
      const speak = byVoice.get(request.voice)
      if (!speak) throw new VoiceNotFound(request.voice)
      const speech = speak(request).finally(() => speaking.delete(speech))
      speaking.add(speech)
      return untilAborted(speech, request.signal)
    },
    async close() {
      closed = true
      await Promise.allSettled(speaking)
      end?.()
    },
  }
}
