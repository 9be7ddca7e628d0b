import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Saves a response's bytes to a file that programs can read. */
export const saveResponse = async (response: Response, name: string): Promise<string> => {
  const path = join(await mkdtemp(join(tmpdir(), 'voxdeck-kept-')), name)
  await writeFile(path, new Uint8Array(await response.arrayBuffer()))
  return path
}
