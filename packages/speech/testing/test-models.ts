import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** Where ./dev/setup puts the test voices and the recogniser. */
const cached = (name: string): string => {
  const { VOXDECK_CACHE, XDG_CACHE_HOME } = process.env
  return join(VOXDECK_CACHE || join(XDG_CACHE_HOME || join(homedir(), '.cache'), 'voxdeck'), name)
}

const espeakDataDir = (): string => {
  const places = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
    (machine) => `/usr/lib/${machine}/espeak-ng-data`,
  )
  return places.find((place) => existsSync(place)) ?? '/usr/share/espeak-ng-data'
}

export const testVoices = () => ({ VOICES_DIR: cached('voices'), ESPEAK_DATA_DIR: espeakDataDir() })

export const testRecogniser = (): string => cached('recogniser')
