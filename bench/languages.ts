// `pnpm bench:languages`: the cost of further languages for a video whose speech and pictures exist already: a video
// of one language and one of twelve, each assembled again, in turns. Sizes by flag; `--check` fails when further
// languages render a picture, or when a video of all of them takes more than twice as long as the video of one did.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { listLanguages } from '@voxdeck/contracts/languages/list-languages'
import { defaultSourceLanguage } from '@voxdeck/core/languages/languages'
import { copyTranslation } from './render/copy-translation.ts'
import { makeDeck } from './render/make-deck.ts'
import { type ProductVideo, startProductBench } from './render/product-video.ts'

const { values } = parseArgs({
  options: {
    slides: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '7' },
    languages: { type: 'string', default: '12' },
    check: { type: 'boolean', default: false },
  },
})
const [slides, seconds, count] = [Number(values.slides), Number(values.seconds), Number(values.languages)]
const settings = { speakingSpeed: 150, resolution: '1080p', transition: 'fade' } as const

const folder = await mkdtemp(join(tmpdir(), 'voxdeck-bench-'))
const deck = await makeDeck(folder, { slides, seconds })
const bench = await startProductBench(deck, { seconds, settings, isTimed: false })
const { client, project } = bench

const row = (name: string, { cost, shots, frames, sounds }: ProductVideo): string =>
  `${name.padEnd(34)} ${cost.wallSeconds.toFixed(1).padStart(7)} s wall ${cost.cpuSeconds.toFixed(1).padStart(7)} s CPU  ${shots} shots, ${frames} frames encoded, ${sounds} sounds`

try {
  const offered = (await client.call(listLanguages)).map(({ code }) => code)
  const languages = [defaultSourceLanguage, ...offered.slice(0, count - 1)]
  if (languages.length < count) throw new Error(`only ${languages.length} languages are offered here`)
  for (const language of languages.slice(1)) await copyTranslation(client, project.id, language)
  // Speech is made by a video of another resolution, whose shots are not reused later.
  await bench.change({ videoSettings: { ...settings, resolution: '720p' } })
  await bench.render(languages)
  await bench.change({ videoSettings: settings })

  await bench.forget()
  const oneDrawn = await bench.render([defaultSourceLanguage])
  await bench.forget(['shot'])
  const one = await bench.render([defaultSourceLanguage])
  await bench.forget(['shot'])
  const many = await bench.render(languages)
  await bench.forget(['shot'])
  const oneAgain = await bench.render([defaultSourceLanguage])
  await bench.forget()
  const manyDrawn = await bench.render(languages)

  const oneWall = (one.cost.wallSeconds + oneAgain.cost.wallSeconds) / 2
  const added = many.cost.wallSeconds / oneDrawn.cost.wallSeconds
  process.stdout.write(
    `${[
      `${slides} slides, ${languages.length} languages: ${languages.join(' ')}; ${many.video.duration?.toFixed(0)} s of video`,
      row('1 language, pictures to be drawn', oneDrawn),
      row('1 language, pictures there', one),
      row(`${count} languages, pictures there`, many),
      row('1 language, pictures there', oneAgain),
      row(`${count} languages, pictures to be drawn`, manyDrawn),
      `${count} languages added to a video, against that video: ${added.toFixed(2)}`,
      `${count} languages against one, pictures to be drawn in both: ${(manyDrawn.cost.wallSeconds / oneDrawn.cost.wallSeconds).toFixed(2)}`,
      `${count} languages against one, pictures there in both: ${(many.cost.wallSeconds / oneWall).toFixed(2)}`,
    ].join('\n')}\n`,
  )
  if (values.check && (many.frames > 0 || added > 2)) {
    process.stderr.write('further languages encoded pictures, or took more than twice as long as the video\n')
    process.exitCode = 1
  }
} finally {
  await bench.stop()
  await rm(folder, { recursive: true, force: true })
}
