import type { Voice } from '@voxdeck/core/voices'
import type { CalibrationStore } from './pace/calibration.ts'

export type SpeechRequest = {
  voice: string
  /** One sentence. */
  text: string
  wordsPerMinute: number
  /** What was paid for under one salt is not used under another. */
  salt?: string
  signal?: AbortSignal
}

/** Mono, −1 to 1, with at most 20 ms of silence at either end. */
export type Speech = { samples: Float32Array; sampleRate: number }

export type SpeechEngine = {
  id: string
  voices: Voice[]
  /** Everything that decides the voice's samples: of one version it says a sentence alike. */
  versionOf(voice: string): string
  speak(request: SpeechRequest): Promise<Speech>
  /** Loads slow models before the first request waits for them. Only where that costs no money. */
  warmUp?(): Promise<void>
  close(): Promise<void>
}

export type Environment = Readonly<Record<string, string | undefined>>

/** Runs a program in a sandbox with this stdin, and returns its stdout. */
export type RunProgram = (run: {
  program: string
  args: readonly string[]
  stdin: Uint8Array
  signal?: AbortSignal
}) => Promise<Uint8Array>

/** The answers that a provider was paid for: what we do with them may change without buying them again. */
export type AnswerStore = {
  /** `request` decides the answer; `ask` is called when there is none yet. */
  obtain(request: { body: unknown; url: string; salt: string }, ask: () => Promise<Speech>): Promise<Speech>
}

/** Runs CPU work when a slot of this machine is free. */
export type RunInSlot = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>

export type EngineContext = {
  calibrations: CalibrationStore
  answers: AnswerStore
  /** Takes a slot itself. */
  runProgram: RunProgram
  runInSlot: RunInSlot
}

/** Reads an engine's own settings; null where the installation does not have the engine. */
export type OpenEngine = (environment: Environment, context: EngineContext) => Promise<SpeechEngine | null>
