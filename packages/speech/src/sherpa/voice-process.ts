import { fileURLToPath } from 'node:url'
import { trimSilence } from '../audio/trim-silence.ts'
import type { Say } from '../pace/speak-at-pace.ts'
import { createHostProcess } from '../process/host-process.ts'
import { createSerialQueue } from '../process/serial-queue.ts'
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

/** One model in a child process of its own, which says one phrase at a time. */
export const createVoiceProcess = (model: VoiceModel, runInSlot: RunInSlot): VoiceProcess => {
  const queue = createSerialQueue()
  const host = createHostProcess<VoiceHostRequest, VoiceHostResponse>(script, 'the voice')
  return {
    sayAs: (speaker) => (text, speed) =>
      queue(async () => {
        const answer = await runInSlot(() => host.ask({ model, text, speed, speaker }))
        if ('error' in answer) throw new Error(answer.error)
        if (answer.megabytes > mostMegabytes[model.kind]) host.end()
        const samples = trimSilence(answer.samples, answer.sampleRate)
        if (samples.length === 0) throw new NothingToSay()
        return { samples, sampleRate: answer.sampleRate }
      }),
    close: host.end,
  }
}
