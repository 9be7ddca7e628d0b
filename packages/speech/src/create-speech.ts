import { speechEngines } from './registry.ts'
import type { SpeechEngine } from './speech-engine.ts'

type Engines = typeof speechEngines

/** Which engine, and what that engine needs. */
export type SpeechConfig = {
  [Id in keyof Engines]: { engine: Id } & Parameters<Engines[Id]>[0]
}[keyof Engines]

export const createSpeech = ({ engine, ...config }: SpeechConfig): Promise<SpeechEngine> =>
  speechEngines[engine](config)
