import type { Voice } from '@voxdeck/core/voices'
import type { CalibrationStore } from './pace/calibration.ts'

export type SpeechRequest = {
  voice: string
  /** One sentence. */
  text: string
  wordsPerMinute: number
  signal?: AbortSignal
}

/** Mono, −1 to 1, with no more silence at its ends than a breath of 20 ms. */
export type Speech = { samples: Float32Array; sampleRate: number }

export type SpeechEngine = {
  id: string
  /** Everything that decides the samples: two engines of one version say a sentence alike. */
  version: string
  voices: Voice[]
  speak(request: SpeechRequest): Promise<Speech>
  /** Loads what takes long to load, before somebody waits for it. Only where that costs nobody money. */
  warmUp?(): Promise<void>
  close(): Promise<void>
}

export type Environment = Readonly<Record<string, string | undefined>>

/** Runs a program where it can do no harm, gives it this to read, and answers what it wrote. */
export type RunProgram = (run: {
  program: string
  args: readonly string[]
  stdin: Uint8Array
  signal?: AbortSignal
}) => Promise<Uint8Array>

export type Surroundings = { calibrations: CalibrationStore; runProgram: RunProgram }

/** Reads an engine's own settings; null where the installation has none of it. */
export type OpenEngine = (
  environment: Environment,
  surroundings: Surroundings,
) => Promise<SpeechEngine | null>
