import { expect, it } from 'vitest'
import { ProgramFailed, reasonOfExit } from './program-failed.ts'

it.each([
  ['an ordinary failure', 1, 'Invalid data found', 'exit'],
  ['the CPU limit', 152, '', 'timeout'],
  ['the kernel ending it for memory', 137, '', 'memory'],
  ['an allocation that was refused', 1, 'x264 [error]: malloc of size 7332480 failed', 'memory'],
] as const)('knows %s', (_, exitCode, stderr, reason) => {
  expect(reasonOfExit(exitCode, stderr)).toBe(reason)
})

it('is an AbortError when it was cancelled, so that Temporal takes it as one', () => {
  const cancelled = {
    program: 'ffmpeg',
    reason: 'cancelled',
    exitCode: null,
    signal: 'SIGKILL',
    stderrTail: '',
  } as const
  expect(new ProgramFailed(cancelled).name).toBe('AbortError')
})
