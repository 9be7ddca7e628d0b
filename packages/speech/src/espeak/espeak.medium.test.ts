import { languageCodes } from '@voxdeck/core/languages/languages'
import { describe, expect, it } from 'vitest'
import { describeSpeechEngine } from '../../testing/conformance.ts'
import { engineContext } from '../../testing/engine-context.ts'
import { runProgram } from '../../testing/run-program.ts'
import type { RunProgram } from '../speech-engine.ts'
import { openEspeak } from './espeak.ts'

const open = async (run: RunProgram = runProgram) => {
  const engine = await openEspeak({}, { ...engineContext, runProgram: run })
  if (!engine) throw new Error('espeak-ng is not installed')
  return engine
}

describe('espeak-ng', () => {
  describeSpeechEngine(open)

  it('H1 has one basic voice for each language in which it is understood', async () => {
    const { voices } = await open()
    expect(voices.every(({ basic }) => basic)).toBe(true)
    expect(voices.find(({ language }) => language === 'gl')?.description).toMatch(/as if it were Spanish/)
    const spoken = new Set(voices.map(({ language }) => language))
    expect(languageCodes.filter((code) => !spoken.has(code))).toEqual(['th', 'ja'])
  })

  it('never gets the text as an argument', async () => {
    const seen: string[] = []
    const engine = await open((run) => {
      seen.push(...run.args)
      return runProgram(run)
    })
    const options = ['--help', '-w /tmp/stolen.wav hello', '-f /etc/passwd', '--version']
    for (const text of options) await engine.speak({ voice: 'espeak-en', text, wordsPerMinute: 200 })
    expect(seen.filter((arg) => /help|stolen|passwd/.test(arg))).toEqual([])
  })

  it('is not there without the program, or when it is turned off', async () => {
    expect(await openEspeak({ ESPEAK: 'off' }, engineContext)).toBeNull()
    const missing: RunProgram = () => Promise.reject(new Error('not found'))
    expect(await openEspeak({}, { ...engineContext, runProgram: missing })).toBeNull()
  })
})
