import { setTimeout } from 'node:timers/promises'
import { decodePcm } from '../../src/audio/decode-pcm.ts'
import { trimSilence } from '../../src/audio/trim-silence.ts'
import { createEngine } from '../../src/create-engine.ts'
import { createSpeaker } from '../../src/pace/speaker.ts'
import type { OpenEngine } from '../../src/speech-engine.ts'
import { babble } from '../babble.ts'

/** An engine as somebody would add one: all of its code is in its folder. */
export const openMadeUp: OpenEngine = async ({ MADE_UP_VOICES }, { calibrations }) => {
  if (!MADE_UP_VOICES) return null
  const speakers = MADE_UP_VOICES.split(',').map((name) => {
    const voice = { id: name, name, description: '', language: 'en', engine: 'made-up' } as const
    const say = async (phrase: string, speed: number) => {
      await setTimeout(20)
      const spoken = decodePcm(babble(phrase, speed), 24_000)
      const samples = trimSilence(spoken?.samples ?? new Float32Array(0), 24_000)
      return { samples, sampleRate: 24_000 }
    }
    return { voice, version: `1 ${name}`, speak: createSpeaker({ voice, model: name, say }, calibrations) }
  })
  return createEngine({ id: 'made-up', speakers })
}
