import { expect, it } from 'vitest'
import { describeSpeechEngine } from '../../testing/conformance.ts'
import { noAnswers } from '../../testing/no-answers.ts'
import { noCalibrations } from '../../testing/no-calibrations.ts'
import { runProgram } from '../../testing/run-program.ts'
import { testVoices } from '../../testing/test-models.ts'
import { openSherpa } from './sherpa.ts'

const surroundings = { calibrations: noCalibrations, answers: noAnswers, runProgram }

const open = async () => {
  const engine = await openSherpa(testVoices(), surroundings)
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
  expect(await openSherpa({}, surroundings)).toBeNull())
