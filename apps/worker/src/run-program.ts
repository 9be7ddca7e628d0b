import type { Jail } from '@voxdeck/media/run/jail'
import type { RunProgram } from '@voxdeck/speech/speech-engine'

/** Runs a speech program in the same jail as ffmpeg. */
export const createRunProgram =
  (jail: Jail): RunProgram =>
  async ({ program, args, stdin, signal }) => {
    await using scratch = await jail.scratch()
    const { stdout } = await jail.run({
      program,
      args,
      scratch,
      stdin: oneChunk(stdin),
      limits: { wallSeconds: 60 },
      ...(signal && { signal }),
    })
    return stdout
  }

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
