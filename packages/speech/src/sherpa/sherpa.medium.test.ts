import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { describeSpeechEngine } from '../conformance.ts'
import { createSpeech } from '../create-speech.ts'

/** Where ./dev/setup puts the test voices. */
const voicesDir = () => {
  const { VOXDECK_CACHE, XDG_CACHE_HOME } = process.env
  return join(VOXDECK_CACHE || join(XDG_CACHE_HOME || join(homedir(), '.cache'), 'voxdeck'), 'voices')
}

const espeakDataDir = () => {
  const places = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
    (machine) => `/usr/lib/${machine}/espeak-ng-data`,
  )
  return places.find((place) => existsSync(place)) ?? '/usr/share/espeak-ng-data'
}

const createEngine = () =>
  createSpeech({ engine: 'sherpa', voicesDir: voicesDir(), espeakDataDir: espeakDataDir() })

describeSpeechEngine(createEngine)

it('is of the same version with the same voices', async () => {
  const [one, two] = await Promise.all([createEngine(), createEngine()])
  expect(one?.version).toBe(two?.version)
  expect(one?.voices.map((voice) => voice.name)).toEqual(['Adam', 'Bella'])
  await Promise.all([one?.close(), two?.close()])
})
