// `pnpm bench:stretch`: sentences of the installed English voices, played faster and slower by each ffmpeg filter
// that can do it: how much they change, the word error rate of a recogniser, how long it takes, and whether two runs
// give the same bytes. `--sentences 2 --paces 1.1` for trying; `--json` prints one object.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createFfmpeg } from '@voxdeck/media/run/ffmpeg'
import { createJail } from '@voxdeck/media/run/jail'
import { type Compared, createComparison } from './stretch/compare-stretchers.ts'
import { sentences } from './stretch/sentences.ts'
import { speakSentences } from './stretch/speak-sentences.ts'
import { stretchTable } from './stretch/stretch-report.ts'
import { type StretcherName, stretchers } from './stretch/stretchers.ts'

const { values } = parseArgs({
  options: {
    sentences: { type: 'string', default: String(sentences.length) },
    paces: { type: 'string', default: '0.90,0.95,1.05,1.10,1.15,1.20' },
    json: { type: 'boolean', default: false },
  },
})
const jail = createJail({ scratchRoot: join(tmpdir(), 'voxdeck-stretch') })
await using scratch = await jail.scratch()
const ffmpeg = createFfmpeg({ jail })
const said = await speakSentences(sentences.slice(0, Number(values.sentences)), scratch)
const { unstretched, compare } = createComparison({ ffmpeg, scratch })

const wrongBefore = await unstretched(said)
const rows: Compared[] = []
for (const stretcher of Object.keys(stretchers) as StretcherName[])
  for (const pace of values.paces.split(',').map(Number)) rows.push(await compare(said, stretcher, pace))
const lines = values.json
  ? [JSON.stringify({ sentences: said.length, wrongBefore, rows })]
  : [
      `${said.length} sentences; before stretching ${(wrongBefore * 100).toFixed(1)} % of their words are heard wrongly`,
      '',
      stretchTable(rows),
    ]
process.stdout.write(`${lines.join('\n')}\n`)
