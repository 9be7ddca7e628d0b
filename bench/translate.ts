// `pnpm bench:translate`: a project of 200 slides into twelve languages through the whole product, with Apertium
// really translating and the other providers on loopback. Shows how long it takes, how many characters were sent, and
// that no workflow's history grows large. `--slides` and `--languages` choose another size; `--check` fails when a
// history has 5,000 events or more, or when something was sent twice.
import { parseArgs } from 'node:util'
import { measureTranslating } from './translate/measure-translating.ts'

const { values } = parseArgs({
  options: {
    slides: { type: 'string', default: '200' },
    languages: { type: 'string', default: '12' },
    check: { type: 'boolean', default: false },
  },
})
const size = { slides: Number(values.slides), languages: Number(values.languages) }
const measured = await measureTranslating(size)
const { seconds, translations, charactersSent, charactersNeeded, events, bytes, laidOutMs } = measured

const lines = [
  `${size.slides} slides into ${size.languages} languages: ${translations} translations in ${seconds.toFixed(1)} s`,
  `characters sent: ${charactersSent}, of ${charactersNeeded} that needed a translation`,
  `largest history: ${events} events, ${bytes} bytes`,
  `all languages with their lengths, as the panel asks for them: ${laidOutMs.toFixed(0)} ms`,
]
process.stdout.write(`${lines.join('\n')}\n`)
const holds =
  translations === size.slides * size.languages && events < 5000 && charactersSent <= charactersNeeded
if (values.check && !holds) process.exitCode = 1
