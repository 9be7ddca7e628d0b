// `pnpm chaos --size small|full`: seeded faults while the product works. Within a minute after each, rows, workflows and
// objects must agree, what was acknowledged must be there, and every published video must decode; after all of them the
// sweep must leave no orphans. `--seed N` and `--from K` run the same faults again, from the K-th on.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { repositoryRoot } from '@voxdeck/dev/paths'
import { between, seededRandom } from '@voxdeck/dev/seeded-random'
import { makeCounterClip } from '@voxdeck/e2e/video/counter-clip'
import { makeTestSlides } from '@voxdeck/e2e/video/test-slides'
import { findDisagreements, findOrphans } from './agreement.ts'
import { checkExpected } from './check-expected.ts'
import { drawFault } from './faults.ts'
import { type Outcome, reportOf } from './report.ts'
import { makeStage, scenarios } from './scenarios.ts'
import { type HarmedProduct, startHarmedProduct } from './start-harmed-product.ts'

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: 'small' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    report: { type: 'boolean', default: false },
  },
})
const count = values.size === 'full' ? 300 : scenarios.length
const [seed, from] = [Number(values.seed), Number(values.from)]

/** Rows, workflows and objects must agree within this time after a fault. */
const patienceMs = 60_000

const awaitAgreement = async (harmed: HarmedProduct): Promise<{ seconds: number; left: string[] }> => {
  const began = performance.now()
  for (;;) {
    const left = await findDisagreements(harmed)
    const milliseconds = performance.now() - began
    if (left.length === 0 || milliseconds > patienceMs) return { seconds: milliseconds / 1000, left }
    await sleep(250)
  }
}

const folder = await mkdtemp(join(tmpdir(), 'voxdeck-slides-'))
const slides = (await makeTestSlides(folder)).slice(0, 2)
const { path: clipPath } = await makeCounterClip(folder)
const harmed = await startHarmedProduct()

const states = join(repositoryRoot, '.state', 'chaos')
const stateFile = join(states, `${values.size}-${seed}.json`)
/** With `--from`, those of the run before, up to there. */
const outcomes: Outcome[] =
  from > 0
    ? (JSON.parse(await readFile(stateFile, 'utf8').catch(() => '[]')) as Outcome[]).filter(
        ({ number }) => number < from,
      )
    : []

/** One fault at a random moment of one scenario. */
const runOne = async (number: number): Promise<Outcome> => {
  const random = seededRandom(seed * 100_000 + number)
  const scenario = scenarios[number % scenarios.length]
  if (!scenario) throw new Error('no scenario')
  const fault = drawFault(random)
  const delayMs = between(random, 0, 2500)
  const stage = await makeStage(harmed, seed * 100_000 + number, { slides, clipPath })
  await scenario.prepare(stage)
  const acting = sleep(between(random, 0, 1500)).then(() => scenario.act(stage))
  await sleep(delayMs)
  const mend = await fault.happen(harmed)
  await mend()
  await acting
  const { seconds, left } = await awaitAgreement(harmed)
  const faults = left.length > 0 ? left : await checkExpected(stage)
  return { number, scenario: scenario.name, fault: fault.name, delayMs, seconds, faults }
}

/** With nothing running any more, what no row refers to is removed whatever its age. */
const sweepAll = async (): Promise<string[]> => {
  await harmed.product.restartWorker({ ORPHAN_HOURS: '0' })
  await harmed.db.updateTable('tombstones').set({ due_at: new Date() }).execute()
  await harmed.temporal.workflow.execute('sweep', {
    workflowId: `sweep-${seed}`,
    taskQueue: 'voxdeck-workflows',
  })
  return findOrphans(harmed)
}

try {
  await mkdir(states, { recursive: true })
  for (let number = from; number < count; number += 1) {
    const outcome = await runOne(number)
    outcomes.push(outcome)
    await writeFile(stateFile, JSON.stringify(outcomes, null, 2))
    const { scenario, fault, seconds, faults } = outcome
    process.stdout.write(
      `${String(number).padStart(3)} ${scenario}; ${fault}: ${faults.length === 0 ? `well after ${seconds.toFixed(1)} s` : `FAULTS ${faults.join('; ')}`}\n`,
    )
  }
  const orphans = await sweepAll()
  const report = reportOf({ seed, outcomes, orphans })
  process.stdout.write(`\n${report.text}\n`)
  if (values.report) await writeFile(join(repositoryRoot, 'docs', 'chaos.md'), report.page)
  if (!report.isWell) process.exitCode = 1
} finally {
  await harmed.stop()
  await rm(folder, { recursive: true, force: true })
}
