import { type LanguageCode, languages } from '@voxdeck/core/languages/languages'
import type { Voice } from '@voxdeck/core/voices'
import { decodeWav } from '../audio/decode-pcm.ts'
import { trimSilence } from '../audio/trim-silence.ts'
import { createEngine } from '../create-engine.ts'
import type { Say } from '../pace/speak-at-pace.ts'
import { createSpeaker } from '../pace/speaker.ts'
import type { OpenEngine, RunProgram } from '../speech-engine.ts'
import { NothingToSay, SpeechFailed } from '../speech-errors.ts'
import { borrowedRules, espeakNames } from './espeak-voices.ts'

const id = 'espeak'
const program = 'espeak-ng'
/** Raised with every change of our own that changes what is heard. */
const revision = 1
const naturalWordsPerMinute = 175
const wordsPerMinuteLimits = { min: 80, max: 450 }
/** espeak-ng follows its speed setting so closely that few points are enough. */
const speeds = [0.5, 0.75, 1.4, 1.9, 2.5]

/** The text is passed by stdin: as an argument it could be read as an option. */
const sayWith =
  (runProgram: RunProgram, name: string): Say =>
  async (phrase, speed, { signal } = {}) => {
    const { min, max } = wordsPerMinuteLimits
    const pace = Math.min(max, Math.max(min, Math.round(naturalWordsPerMinute * speed)))
    const args = ['-v', name, '-s', String(pace), '-b', '1', '-z', '--stdin', '--stdout']
    const stdin = new TextEncoder().encode(phrase)
    const wav = await runProgram({ program, args, stdin, ...(signal && { signal }) })
    // When there is nothing to say it writes nothing, not even a header.
    if (wav.length === 0) throw new NothingToSay()
    const spoken = decodeWav(wav)
    if (!spoken) throw new SpeechFailed(id, 'bad_answer')
    const samples = trimSilence(spoken.samples, spoken.sampleRate)
    if (samples.length === 0) throw new NothingToSay()
    return { samples, sampleRate: spoken.sampleRate }
  }

const versionOf = async (runProgram: RunProgram): Promise<string | null> => {
  const said = await runProgram({ program, args: ['--version'], stdin: new Uint8Array() }).catch(() => null)
  // The path of its data follows, which does not affect what is heard.
  return said && (/eSpeak NG[^:]*:\s*(\S+)/.exec(new TextDecoder().decode(said))?.[1] ?? null)
}

const descriptionOf = (code: LanguageCode, name: string): string => {
  const borrowed = borrowedRules[code]
  return `A simple computer voice for ${name}${borrowed ? `, which it reads as if it were ${borrowed}` : ''}`
}

/** The simplest voices, one for each language; null where the program is not installed or ESPEAK=off. */
export const openEspeak: OpenEngine = async (environment, { calibrations, runProgram }) => {
  if (environment.ESPEAK === 'off') return null
  const version = await versionOf(runProgram)
  if (version === null) return null
  const speakers = languages.flatMap(({ code, name }) => {
    const espeakName = espeakNames[code]
    if (!espeakName) return []
    const voice: Voice = {
      id: `${id}-${code}`,
      name: 'eSpeak NG',
      description: descriptionOf(code, name),
      language: code,
      engine: id,
      basic: true,
    }
    const model = `${version} ${espeakName} revision ${revision}`
    const say = sayWith(runProgram, espeakName)
    return [{ voice, version: model, speak: createSpeaker({ voice, model, say, speeds }, calibrations) }]
  })
  return createEngine({ id, speakers })
}
