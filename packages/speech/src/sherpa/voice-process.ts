import { totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import { trimSilence } from '../audio/trim-silence.ts'
import type { Say } from '../pace/speak-at-pace.ts'
import { createHostProcess } from '../process/host-process.ts'
import { createProcessPool } from '../process/process-pool.ts'
import type { RunInSlot } from '../speech-engine.ts'
import { NothingToSay } from '../speech-errors.ts'
import type { VoiceModel } from './voice-model.ts'

export type VoiceHostRequest = { model: VoiceModel; text: string; speed: number; speaker: number }
export type VoiceHostResponse =
  | { samples: Float32Array; sampleRate: number; megabytes: number }
  | { error: string }

export type VoiceProcess = { sayAs: (speaker: number) => Say; close: () => void }

const script = fileURLToPath(import.meta.resolve('./voice-host.ts'))

/**
 * The native library never frees the memory of its longest phrase: a process larger than this is replaced. Piper's needs 580
 * for forty words, and loading the model takes as long as saying ten; one that is idle is ended anyway.
 */
const mostMegabytes = { piper: 700, kokoro: 1500 }

/** Processes of one model on this machine: together they may take a quarter of its memory. */
const mostProcesses = ({ kind }: VoiceModel): number => {
  // Without a limit it is 0 or larger than any memory.
  const megabytes = Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem()) / 1024 ** 2
  return Math.max(1, Math.floor(megabytes / 4 / mostMegabytes[kind]))
}

/** One model in child processes of its own, each of which says one phrase at a time. */
export const createVoiceProcess = (model: VoiceModel, runInSlot: RunInSlot): VoiceProcess => {
  const pool = createProcessPool(mostProcesses(model), () =>
    createHostProcess<VoiceHostRequest, VoiceHostResponse>(script, 'the voice'),
  )
  return {
    sayAs: (speaker) => (text, speed) =>
      pool.run(async (host) => {
        const answer = await runInSlot(() => host.ask({ model, text, speed, speaker }))
        if ('error' in answer) throw new Error(answer.error)
        if (answer.megabytes > mostMegabytes[model.kind]) host.end()
        const samples = trimSilence(answer.samples, answer.sampleRate)
        if (samples.length === 0) throw new NothingToSay()
        return { samples, sampleRate: answer.sampleRate }
      }),
    close: () => {
      for (const host of pool.all()) host.end()
    },
  }
}
