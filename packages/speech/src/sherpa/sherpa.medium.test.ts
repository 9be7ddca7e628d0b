import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { describeSpeechEngine } from '../../testing/conformance.ts'
import { engineContext } from '../../testing/engine-context.ts'
import { testVoices } from '../../testing/test-models.ts'
import type { Calibration } from '../pace/calibration.ts'
import { openSherpa } from './sherpa.ts'
import { readVoiceFolders } from './voice-folder.ts'

const open = async () => {
  const engine = await openSherpa(testVoices(), engineContext)
  if (!engine) throw new Error('no voices')
  return engine
}

describeSpeechEngine(open)

it('is of the same version with the same voices', async () => {
  const [one, two] = await Promise.all([open(), open()])
  for (const { id } of one.voices) expect(one.versionOf(id)).toBe(two.versionOf(id))
  expect(one.voices.map((voice) => voice.name)).toEqual(['Adam', 'Bella'])
  await Promise.all([one.close(), two.close()])
})

it('measures a voice whose folder has no calibration, as whoever made one did', async () => {
  const { VOICES_DIR, ESPEAK_DATA_DIR } = testVoices()
  const bare = await mkdtemp(join(tmpdir(), 'voxdeck-voices-'))
  await mkdir(join(bare, 'adam'))
  for (const name of ['model.onnx', 'tokens.txt', 'voice.json'])
    await symlink(join(VOICES_DIR, 'adam', name), join(bare, 'adam', name))
  const kept: Calibration[] = []
  const calibrations = { find: async () => null, keep: (_: string, one: Calibration) => kept.push(one) }
  const engine = await openSherpa({ VOICES_DIR: bare, ESPEAK_DATA_DIR }, { ...engineContext, calibrations })
  await engine?.warmUp?.()
  await engine?.close()
  const [folder] = await readVoiceFolders(VOICES_DIR)
  expect(kept).toEqual([folder?.calibration])
  await rm(bare, { recursive: true })
})

it('is not there without a folder of voices', async () =>
  expect(await openSherpa({}, engineContext)).toBeNull())
