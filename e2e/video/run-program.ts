import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const exec = promisify(execFile)

/** Runs a program; tests measure videos with the machine's own ffmpeg, not with the product's. */
export const runProgram = async (program: string, args: readonly string[]) => {
  const { stdout, stderr } = await exec(program, args, { encoding: 'buffer', maxBuffer: 1 << 30 })
  return { stdout, stderr: stderr.toString('utf8') }
}
