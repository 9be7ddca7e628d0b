import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { trimSilence } from '../audio/trim-silence.ts'
import type { Say } from '../pace/speak-at-pace.ts'
import { NothingToSay } from '../speech-errors.ts'
import { createSerialQueue } from './serial-queue.ts'

export type VoiceModel = { modelFile: string; tokensFile: string; espeakDataDir: string }
export type HostRequest = { model: VoiceModel; text: string; speed: number }
export type HostAnswer = { samples: Float32Array; sampleRate: number; megabytes: number } | { error: string }

export type VoiceProcess = { say: Say; close: () => void }

const host = fileURLToPath(import.meta.resolve('./voice-host.ts'))

/** The model's library keeps the memory of its longest phrase for good: a process that has grown beyond this is replaced. */
const mostMegabytes = 300
/** A voice that nobody asks for gives its memory back; it is loaded again in half a second. */
const idleMs = 10_000

/**
 * One voice in a process of its own. It is loaded when it first speaks, says one phrase at a time, and stays loaded
 * while it is asked. Native code that crashes takes its phrase with it, and not the worker.
 */
export const createVoiceProcess = (model: VoiceModel): VoiceProcess => {
  const queue = createSerialQueue()
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined

  const end = () => {
    clearTimeout(idle)
    child?.kill()
    child = undefined
  }
  const ask = (text: string, speed: number): Promise<HostAnswer> => {
    clearTimeout(idle)
    child ??= fork(host, { serialization: 'advanced', execArgv: process.execArgv })
    const asked = child
    // The worker may end while a voice is at rest.
    asked.channel?.ref()
    return new Promise<HostAnswer>((resolve, reject) => {
      const gone = (code: number | null, signal: string | null) => {
        if (child === asked) child = undefined
        reject(new Error(`the voice ended with ${signal ?? code}`))
      }
      asked.once('exit', gone)
      asked.once('message', (answer: HostAnswer) => {
        asked.off('exit', gone)
        resolve(answer)
      })
      asked.send({ model, text, speed } satisfies HostRequest)
    }).finally(() => {
      asked.channel?.unref()
      asked.unref()
      idle = setTimeout(end, idleMs).unref()
    })
  }

  return {
    say: (text, speed) =>
      queue(async () => {
        const answer = await ask(text, speed)
        if ('error' in answer) throw new Error(answer.error)
        if (answer.megabytes > mostMegabytes) end()
        const samples = trimSilence(answer.samples, answer.sampleRate)
        if (samples.length === 0) throw new NothingToSay()
        return { samples, sampleRate: answer.sampleRate }
      }),
    close: end,
  }
}
