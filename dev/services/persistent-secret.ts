import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A secret that is generated once per state folder, so that data stored with it can be opened again. */
export const persistentSecret = async (stateDir: string, name: string): Promise<string> => {
  const folder = join(stateDir, 'secrets')
  const file = join(folder, name)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(file, randomBytes(24).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch((error) => {
    if (error.code !== 'EEXIST') throw error
  })
  return readFile(file, 'utf8')
}
