import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Path of the scratch directory inside the jail, whatever its path outside. */
export const scratchInside = '/scratch'

/** One file, by its path outside the jail and its path inside. */
export type ScratchFile = { path: string; inside: string }

export type Scratch = AsyncDisposable & {
  directory: string
  file: (name: string) => ScratchFile
  dispose: () => Promise<void>
}

export const createScratch = async (root: string): Promise<Scratch> => {
  await mkdir(root, { recursive: true })
  const directory = await mkdtemp(join(root, 'scratch-'))
  const dispose = () => rm(directory, { recursive: true, force: true })
  return {
    directory,
    file: (name) => {
      if (!/^\w[\w.-]*$/.test(name)) throw new RangeError(`not a plain file name: ${name}`)
      return { path: join(directory, name), inside: `${scratchInside}/${name}` }
    },
    dispose,
    [Symbol.asyncDispose]: dispose,
  }
}
