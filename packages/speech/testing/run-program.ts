import { execFile } from 'node:child_process'
import type { RunProgram } from '../src/speech-engine.ts'

/** Without the jail in which workers run programs. */
export const runProgram: RunProgram = ({ program, args, stdin, signal }) =>
  new Promise((resolve, reject) => {
    const child = execFile(
      program,
      args,
      { encoding: 'buffer', maxBuffer: 32 * 2 ** 20, ...(signal && { signal }) },
      (error, stdout) => (error ? reject(error) : resolve(stdout)),
    )
    child.stdin?.on('error', () => undefined).end(stdin)
  })
