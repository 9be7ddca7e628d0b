import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Removes what a killed worker left behind. The folder itself may be a mount point, so it stays. */
export const emptyFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  for (const entry of await readdir(folder)) await rm(join(folder, entry), { recursive: true, force: true })
}
