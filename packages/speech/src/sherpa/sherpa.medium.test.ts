import { expect, it } from 'vitest'
import { describeSpeechEngine } from '../../testing/conformance.ts'
import { engineContext } from '../../testing/engine-context.ts'
import { testVoices } from '../../testing/test-models.ts'
import { openSherpa } from './sherpa.ts'

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

it('is not there without a folder of voices', async () =>
  expect(await openSherpa({}, engineContext)).toBeNull())
