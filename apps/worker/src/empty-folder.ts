import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Takes away what a worker that was killed left behind. The folder itself may be a mount, and stays. */
export const emptyFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  for (const entry of await readdir(folder)) await rm(join(folder, entry), { recursive: true, force: true })
}
