import { existsSync } from 'node:fs'
import { join } from 'node:path'

const multiarch: Partial<Record<NodeJS.Architecture, string>> = {
  x64: 'x86_64-linux-gnu',
  arm64: 'aarch64-linux-gnu',
}

/** Debian's folder of the data of espeak-ng, which turns words into phonemes for the neural voices. */
export const espeakDataFolder = (): string => {
  const candidates = [
    join('/usr/lib', multiarch[process.arch] ?? '', 'espeak-ng-data'),
    '/usr/share/espeak-ng-data',
  ]
  const found = candidates.find((folder) => existsSync(join(folder, 'phontab')))
  if (!found) throw new Error('espeak-ng-data is not installed: run ./dev/setup')
  return found
}
