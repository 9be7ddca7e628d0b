export type FailureReason = 'exit' | 'timeout' | 'memory' | 'output' | 'cancelled'

export type Failure = {
  program: string
  reason: FailureReason
  exitCode: number | null
  signal: string | null
  stderrTail: string
}

export class ProgramFailed extends Error {
  readonly program: string
  readonly reason: FailureReason
  readonly exitCode: number | null
  readonly signal: string | null
  readonly stderrTail: string

  constructor({ program, reason, exitCode, signal, stderrTail }: Failure) {
    const ending = signal === null ? `exit ${exitCode}` : `signal ${signal}`
    super(`${program} failed (${reason}, ${ending}): ${stderrTail.trim().slice(-500)}`)
    // Callers, Temporal among them, recognise a cancellation by this name.
    this.name = reason === 'cancelled' ? 'AbortError' : 'ProgramFailed'
    this.program = program
    this.reason = reason
    this.exitCode = exitCode
    this.signal = signal
    this.stderrTail = stderrTail
  }
}

/** bubblewrap, like a shell, reports a program that died by a signal as 128 + its number. */
const byKill = 128 + 9
const byCpuLimit = 128 + 24
const outOfMemory = /cannot allocate memory|out of memory|malloc of size \d+ failed|std::bad_alloc/i

export const reasonOfExit = (exitCode: number | null, stderrTail: string): FailureReason => {
  if (exitCode === byCpuLimit) return 'timeout'
  // This SIGKILL is not ours: the kernel sends it when memory runs out, or at the hard CPU limit.
  if (exitCode === byKill || outOfMemory.test(stderrTail)) return 'memory'
  return 'exit'
}
