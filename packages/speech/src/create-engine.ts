import type { Voice } from '@voxdeck/core/voices'
import type { Speaker } from './pace/speaker.ts'
import type { Speech, SpeechEngine } from './speech-engine.ts'
import { VoiceNotFound } from './speech-errors.ts'
import { untilAborted } from './until-aborted.ts'

type Parts = Pick<SpeechEngine, 'id' | 'version'> & {
  speakers: readonly { voice: Voice; speak: Speaker }[]
  /** Once nobody speaks any more. */
  end?: () => void
}

/** What all engines do alike around their voices: who speaks, who is told to stop, and waiting for the last word. */
export const createEngine = ({ id, version, speakers, end }: Parts): SpeechEngine => {
  const byVoice = new Map(speakers.map(({ voice, speak }) => [voice.id, speak]))
  const speaking = new Set<Promise<Speech>>()
  let closed = false
  return {
    id,
    version,
    voices: speakers.map(({ voice }) => voice),
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
