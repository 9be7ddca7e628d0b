// `pnpm bench:scale`: the product's workflows and queues on a real Temporal server, with workers whose activities
// only wait. Shows that videos per minute grow with workers, and that one account's hundreds of videos do not delay
// another account's single one. `--video` measures instead what one real video costs each part of the product: the
// numbers in docs/scale.md. `--size small` takes a minute; `--json` prints one object; `--check` fails when either
// does not hold.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '@voxdeck/dev/processes/ports'
import { startTemporal } from '@voxdeck/dev/services/temporal'
import { measureFairness } from './scale/measure-fairness.ts'
import { fastest, measureThroughput } from './scale/measure-throughput.ts'
import { faultsOf, type ScaleReport, scaleTable } from './scale/scale-report.ts'
import { measureVideoCost } from './scale/video-cost.ts'
import { startWaitingWorkers } from './scale/waiting-workers.ts'

const sizes = {
  small: { pieceMs: 1000, workers: [1, 4], rounds: 2, videosPerWorker: 2, fairWorkers: 4, queued: 60 },
  full: { pieceMs: 2000, workers: [1, 2, 4, 8], rounds: 2, videosPerWorker: 2, fairWorkers: 4, queued: 500 },
}

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: 'full' },
    video: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
})
const size = sizes[values.size as keyof typeof sizes]
if (!size) throw new Error(`--size is one of ${Object.keys(sizes).join(', ')}`)
const { pieceMs, videosPerWorker } = size

const simulate = async (): Promise<void> => {
  const stateDir = await mkdtemp(join(tmpdir(), 'voxdeck-scale-'))
  const temporal = await startTemporal({ stateDir, port: await freePort() })
  const waiting = await startWaitingWorkers(temporal, pieceMs)
  try {
    const rounds = []
    for (let round = 0; round < size.rounds; round++)
      for (const workers of size.workers)
        rounds.push(await measureThroughput(waiting, { workers, videosPerWorker, pieceMs }))
    const throughput = fastest(rounds)
    const fairness = await measureFairness(waiting, {
      workers: size.fairWorkers,
      queued: size.queued,
      pieceMs,
    })
    const report: ScaleReport = { pieceMs, throughput, fairness }
    process.stdout.write(`${values.json ? JSON.stringify(report) : scaleTable(report)}\n`)
    if (values.check && faultsOf(report).length > 0) process.exitCode = 1
  } finally {
    await waiting.stop()
    await temporal.stop()
    await rm(stateDir, { recursive: true, force: true })
  }
}

const measureVideo = async (): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'voxdeck-scale-video-'))
  try {
    const cost = await measureVideoCost(folder, { slides: 20, seconds: 7 })
    process.stdout.write(`${JSON.stringify(cost, null, values.json ? 0 : 2)}\n`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

await (values.video ? measureVideo() : simulate())
