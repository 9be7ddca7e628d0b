// `pnpm bench:peers`: MoviePy, Remotion and editly against the product and bare ffmpeg, on the same short deck and
// the same narration. The product makes its video again before and after each peer; `--json` prints one object.
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { framesPerSecond, transitionFrames } from '@voxdeck/core/timeline/timing'
import { type Resolution, resolutions } from '@voxdeck/core/video-settings'
import { browserPath } from '@voxdeck/e2e/browser'
import { runProgram } from '@voxdeck/e2e/video/run-program'
import type { Cost } from './measure/process-tree.ts'
import { runMeasured } from './measure/run-measured.ts'
import { videoFacts } from './measure/video-facts.ts'
import { installPeers } from './peers/install-peers.ts'
import { type Job, type PeerName, peers } from './peers/peers.ts'
import { against, type PeersReport, peersTable } from './peers/peers-report.ts'
import { bareFfmpeg } from './render/bare-ffmpeg.ts'
import { cutSounds } from './render/cut-sounds.ts'
import { makeDeck } from './render/make-deck.ts'
import { startProductBench } from './render/product-video.ts'

const { values } = parseArgs({
  options: {
    slides: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '5' },
    resolution: { type: 'string', default: '1080p' },
    only: { type: 'string', multiple: true, default: Object.keys(peers) },
    json: { type: 'boolean', default: false },
  },
})
const slides = Number(values.slides)
const seconds = Number(values.seconds)
const resolution = values.resolution as Resolution
const frame = resolutions[resolution]
if (!frame) throw new Error(`--resolution is one of ${Object.keys(resolutions).join(', ')}`)
const unknown = values.only.find((name) => !(name in peers))
if (unknown) throw new Error(`--only is one of ${Object.keys(peers).join(', ')}`)

const say = (line: string) => values.json || process.stdout.write(`${line}\n`)
const installed = await installPeers(say)
say(`${slides} slides of ${seconds} s, ${resolution}, fade`)
const folder = await mkdtemp(join(tmpdir(), 'voxdeck-peers-'))
const deck = await makeDeck(join(folder, 'deck'), { slides, seconds })
const bench = await startProductBench(deck, {
  seconds,
  settings: { speakingSpeed: 150, resolution, transition: 'fade' },
})
try {
  const shown = bench.stored.timeline ?? []
  const sounds = await cutSounds(await bench.download(bench.stored), join(folder, 'deck'), shown)
  const timedSlides = deck.map(({ path }, index) => {
    const { startTime = 0, endTime = 0 } = shown[index] ?? {}
    return { picture: path, sound: sounds[index] ?? '', seconds: endTime - startTime }
  })
  const length = timedSlides.reduce((sum, slide) => sum + slide.seconds, 0)
  const bareSlides = timedSlides.map((slide) => ({
    ...slide,
    frames: Math.round(slide.seconds * framesPerSecond),
  }))

  const makeBare = (): Promise<Cost> => {
    const output = join(folder, 'bare.mp4')
    return runMeasured('ffmpeg', bareFfmpeg({ slides: bareSlides, frame, transition: 'fade', output }))
  }
  const makeProduct = async (): Promise<Cost> => {
    await bench.forget()
    return (await bench.render()).cost
  }
  /** Fails when the peer's video is not the requested one: its figures would mean nothing. */
  const makePeer = async (name: PeerName) => {
    const output = join(folder, `${name}.mp4`)
    const jobFile = join(folder, `${name}.json`)
    const job: Job = {
      width: frame.width,
      height: frame.height,
      framesPerSecond,
      fadeSeconds: transitionFrames / framesPerSecond,
      cores: availableParallelism(),
      browser: browserPath,
      output,
      slides: timedSlides,
    }
    await writeFile(jobFile, JSON.stringify(job))
    const { prepare, video } = peers[name](installed, jobFile)
    if (prepare) await runProgram(prepare[0] ?? '', prepare.slice(1))
    const cost = await runMeasured(video[0] ?? '', video.slice(1))
    const facts = await videoFacts(output)
    if (facts.width !== frame.width || Math.abs(facts.seconds - length) > 0.2 || !facts.sounds)
      throw new Error(`${name} made another video: ${JSON.stringify(facts)}`)
    return { cost, bytes: (await stat(output)).size }
  }

  const bare = [await makeBare()]
  const product = [await makeProduct()]
  const made: PeersReport['peers'] = []
  for (const name of values.only as PeerName[]) {
    say(name)
    const peer = await makePeer(name)
    product.push(await makeProduct())
    made.push({ name, ...peer, against: against(peer.cost, product.slice(-2)) })
  }
  bare.push(await makeBare())
  const report: PeersReport = { size: { slides, seconds, resolution }, bare, product, peers: made }
  process.stdout.write(`${values.json ? JSON.stringify(report) : peersTable(report)}\n`)
} finally {
  await bench.stop()
  await rm(folder, { recursive: true, force: true })
}
