// `pnpm bench:render`: the product's video, from stored narration to the published file, against bare ffmpeg making
// the same video, A/B/A in one run. Sizes by flag; `--edit picture,order` measures a further video after each change;
// `--alone` measures the product only; `--json` prints one object; `--check` fails when a change renders more than it
// may.
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { framesPerSecond } from '@voxdeck/core/timeline/timing'
import { type Resolution, resolutions } from '@voxdeck/core/video-settings'
import { measureTree } from './measure/process-tree.ts'
import { runMeasured } from './measure/run-measured.ts'
import { restingSimilarity, transitionSimilarity } from './measure/similarity.ts'
import { bareFfmpeg } from './render/bare-ffmpeg.ts'
import { cutSounds } from './render/cut-sounds.ts'
import { edits } from './render/edits.ts'
import { makeDeck } from './render/make-deck.ts'
import { plainLoop } from './render/plain-loop.ts'
import { type ProductVideo, startProductBench } from './render/product-video.ts'
import { type Beside, faultsOf, type Report, table, withRatio } from './render/report.ts'

const { values } = parseArgs({
  options: {
    slides: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '7' },
    resolution: { type: 'string', default: '1080p' },
    transition: { type: 'string', default: 'fade' },
    edit: { type: 'string' },
    languages: { type: 'string', default: '1' },
    alone: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
})
const slides = Number(values.slides)
const seconds = Number(values.seconds)
const resolution = values.resolution as Resolution
const transition = values.transition as 'fade' | 'none'
if (!(resolution in resolutions))
  throw new Error(`--resolution is one of ${Object.keys(resolutions).join(', ')}`)
const languages = Number(values.languages)
// A further language is another timeline of the same pictures.
const wantedEdits = [
  ...(values.edit?.split(',') ?? []),
  ...Array.from({ length: languages - 1 }, () => 'lengths'),
]
for (const kind of wantedEdits)
  if (!(kind in edits)) throw new Error(`--edit takes some of ${Object.keys(edits).join(', ')}`)
const settings = { speakingSpeed: 150, resolution, transition }

const say = (line: string) => values.json || process.stdout.write(`${line}\n`)
const folder = await mkdtemp(join(tmpdir(), 'voxdeck-bench-'))
say(`${slides} slides of ${seconds} s, ${resolution}, ${transition}`)
const deck = await makeDeck(folder, { slides, seconds })
const bench = await startProductBench(deck, {
  seconds,
  settings,
})

/** Runs bare ffmpeg before and after, then the same work as a script, and compares the pictures. */
const measureBeside = async (render: typeof bench.render): Promise<[ProductVideo, Beside]> => {
  const shown = (bench.stored.timeline ?? []).map((span, index) => ({
    ...span,
    picture: deck[index]?.path ?? '',
  }))
  const sounds = await cutSounds(await bench.download(bench.stored), folder, shown)
  const bareSlides = shown.map(({ picture, startTime, endTime }, index) => ({
    picture,
    sound: sounds[index] ?? '',
    frames: Math.round((endTime - startTime) * framesPerSecond),
  }))
  const makeBare = async (name: string) => {
    const output = join(folder, name)
    const frame = resolutions[resolution]
    const cost = await runMeasured('ffmpeg', bareFfmpeg({ slides: bareSlides, frame, transition, output }))
    const frames = bareSlides.reduce((sum, slide) => sum + slide.frames, 0)
    return { output, ...cost, bytes: (await stat(output)).size, frames }
  }

  const before = await makeBare('bare-before.mp4')
  const first = await render()
  const after = await makeBare('bare-after.mp4')

  const frame = { ...resolutions[resolution], framesPerSecond }
  // Measured like the product: sampling memory takes a twentieth of a core.
  const { result: loop } = await measureTree([process.pid], () =>
    plainLoop({ slides: bareSlides, frame, transition, folder, atOnce: 2 }),
  )

  const product = await bench.download(first.video)
  return [
    first,
    {
      bare: [before, after],
      resting: {
        bare: await restingSimilarity(before.output, shown),
        product: await restingSimilarity(product, shown),
      },
      transitions: transition === 'none' ? null : await transitionSimilarity(product, before.output, shown),
      loop,
    },
  ]
}

try {
  const [first, beside] = values.alone ? [await bench.render(), null] : await measureBeside(bench.render)
  const report: Report = {
    size: { slides, seconds, resolution, transition },
    product: { ...first.cost, bytes: first.video.size ?? 0, frames: first.frames, shots: first.shots },
    beside,
    edits: [],
  }
  for (const kind of wantedEdits) {
    await edits[kind]?.(bench, { slides, seconds, folder, settings })
    const edited = await bench.render()
    report.edits.push({
      kind,
      shots: edited.shots,
      frames: edited.frames,
      sounds: edited.sounds,
      wall: edited.cost.wallSeconds / first.cost.wallSeconds,
      cpu: edited.cost.cpuSeconds / first.cost.cpuSeconds,
    })
  }
  process.stdout.write(`${values.json ? JSON.stringify(withRatio(report)) : table(report)}\n`)
  const faults = values.check ? faultsOf(report) : []
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  if (faults.length > 0) process.exitCode = 1
} finally {
  await bench.stop()
  await rm(folder, { recursive: true, force: true })
}
