import { spawn } from 'node:child_process'
import { Duplex, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { jailArgs } from './jail-args.ts'
import { lifelineDescriptor, openJailPipe } from './jail-pipe.ts'
import { defaultLimits, type Limits } from './limits.ts'
import { type FailureReason, ProgramFailed, reasonOfExit } from './program-failed.ts'
import { createScratch, type Scratch } from './scratch.ts'
import { createSlots, type Slots } from './slots.ts'

export type JailedRun = {
  program: string
  args: readonly string[]
  scratch: Scratch
  /** Files or directories outside that the program may read, at the same path inside. */
  readOnly?: readonly string[]
  stdin?: AsyncIterable<Uint8Array>
  signal?: AbortSignal
  limits?: Partial<Limits>
  /** When set, stdout is passed on as it arrives and not buffered. */
  onStdout?: (chunk: Uint8Array) => void
}

export type JailedResult = { stdout: Uint8Array; stderr: string }

export type Jail = {
  scratch: () => Promise<Scratch>
  run: (run: JailedRun) => Promise<JailedResult>
}

const stderrKept = 16 * 1024
const graceMilliseconds = 500

/** The only place that starts programs. */
export const createJail = (deps: {
  scratchRoot: string
  limits?: Partial<Limits>
  /** A folder made by captions/font-folder.ts; without it no captions can be rendered. */
  fonts?: string
  /** Programs run in these, shared with other CPU work; without them any number runs at once. */
  slots?: Slots
}): Jail => {
  const slots = deps.slots ?? createSlots(Number.POSITIVE_INFINITY)
  const { limits, fonts } = deps
  return {
    scratch: () => createScratch(deps.scratchRoot),
    run: async (run) => {
      const begin = () => runJailed(run, { ...defaultLimits, ...limits, ...run.limits }, fonts)
      return slots.run(begin, run.signal).catch((error: unknown) => {
        // It was cancelled while it waited for a slot.
        if (run.signal?.aborted && error === run.signal.reason) throw cancelledBeforeStart(run)
        throw error
      })
    },
  }
}

const cancelledBeforeStart = ({ program }: JailedRun): ProgramFailed =>
  new ProgramFailed({ program, reason: 'cancelled', exitCode: null, signal: null, stderrTail: '' })

const runJailed = async (run: JailedRun, limits: Limits, fonts?: string): Promise<JailedResult> => {
  const { program, args, scratch, readOnly = [], stdin, signal, onStdout } = run
  const failed = (reason: FailureReason, exitCode: number | null, killedBy: string | null) =>
    new ProgramFailed({ program, reason, exitCode, signal: killedBy, stderrTail: stderr })
  let stderr = ''
  if (signal?.aborted) throw cancelledBeforeStart(run)

  const argv = jailArgs({ program, args, scratchDirectory: scratch.directory, readOnly, fonts, limits })
  const child = spawn('bwrap', argv, {
    stdio: [stdin ? 'pipe' : 'ignore', 'pipe', 'pipe', 'pipe'],
    env: { PATH: '/usr/local/bin:/usr/bin:/bin' },
  })

  const lifeline = child.stdio[lifelineDescriptor]
  const line = lifeline instanceof Duplex ? openJailPipe(lifeline) : undefined
  // Kills the processes that are left in the jail after the program has exited.
  child.once('exit', () => line?.cut())

  let killedFor: FailureReason | undefined
  let lastResort: NodeJS.Timeout | undefined
  const kill = (reason: FailureReason) => {
    killedFor ??= reason
    line?.cut()
    // A hostile program may have killed the watcher. Delayed, as a bubblewrap that exits by itself also cleans up.
    lastResort ??= setTimeout(() => line?.isReady() && child.kill('SIGKILL'), graceMilliseconds)
  }
  const cancel = () => kill('cancelled')
  signal?.addEventListener('abort', cancel, { once: true })
  const timer = setTimeout(() => kill('timeout'), limits.wallSeconds * 1000)

  let ownFailure: { cause: unknown } | undefined
  const failOnOurSide = (cause: unknown) => {
    ownFailure ??= { cause }
    kill('exit')
  }

  const stdout: Uint8Array[] = []
  let stdoutBytes = 0
  child.stdout?.on('data', (chunk: Uint8Array) => {
    if (onStdout) {
      try {
        onStdout(chunk)
      } catch (error) {
        failOnOurSide(error)
      }
      return
    }
    stdoutBytes += chunk.byteLength
    if (stdoutBytes > limits.stdoutBytes) return kill('output')
    stdout.push(chunk)
  })
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-stderrKept)
  })

  const fed =
    stdin && child.stdin
      ? pipeline(Readable.from(stdin), child.stdin).catch((error: NodeJS.ErrnoException) => {
          // The program stopped reading: its exit status says why, better than the pipe's error.
          if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') failOnOurSide(error)
        })
      : undefined

  try {
    // 'close' fires after every process that holds the pipes has exited, so no process of this run is left.
    const [exitCode, killedBy] = await new Promise<[number | null, string | null]>((resolve, reject) => {
      child.once('error', reject).once('close', (code, by) => resolve([code, by]))
    })
    await fed
    if (ownFailure) throw ownFailure.cause
    if (killedFor) throw failed(killedFor, exitCode, killedBy)
    if (exitCode !== 0) throw failed(reasonOfExit(exitCode, stderr), exitCode, killedBy)
    return { stdout: Buffer.concat(stdout), stderr }
  } finally {
    clearTimeout(timer)
    clearTimeout(lastResort)
    signal?.removeEventListener('abort', cancel)
  }
}
