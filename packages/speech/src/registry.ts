import { openElevenLabs } from './elevenlabs/elevenlabs.ts'
import { openEspeak } from './espeak/espeak.ts'
import { openOpenAi } from './openai/openai.ts'
import { openSherpa } from './sherpa/sherpa.ts'
import type { OpenEngine } from './speech-engine.ts'

/** One line for each engine. Without a SPEECH_FALLBACK setting, fallback voices are tried in this order. */
export const speechEngines: Readonly<Record<string, OpenEngine>> = {
  sherpa: openSherpa,
  elevenlabs: openElevenLabs,
  openai: openOpenAi,
  espeak: openEspeak,
}
