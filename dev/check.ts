// `pnpm check`: all checks of the code that need no running service.
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { delimiter, join } from 'node:path'
import { checks } from './checks/checks.ts'
import { inParallel } from './checks/in-parallel.ts'
import { type CheckResult, runCheck } from './checks/run-check.ts'
import { repositoryRoot } from './paths.ts'

process.chdir(repositoryRoot)
const env = {
  ...process.env,
  PATH: [join(repositoryRoot, 'node_modules/.bin'), process.env.PATH].join(delimiter),
}
const list = checks({
  folders: ['apps', 'packages', 'dev', 'e2e', 'chaos', 'bench'].filter((folder) => existsSync(folder)),
  unitReport: process.env.VOXDECK_REPORTS && join(process.env.VOXDECK_REPORTS, 'unit.json'),
})

const interrupted = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort())

const began = performance.now()
const failed: CheckResult[] = []
await inParallel(
  Math.min(2, availableParallelism()),
  list.map((check) => async () => {
    if (interrupted.signal.aborted) return
    const result = await runCheck(check, env, interrupted.signal)
    if (!result.passed) failed.push(result)
    console.log(
      `${result.passed ? 'ok    ' : 'FAILED'} ${check.name.padEnd(18)} ${result.seconds.toFixed(1).padStart(5)} s`,
    )
  }),
)

for (const { check, output } of failed)
  console.log(`\n── ${check.name}: ${check.command.join(' ')}\n${output.trimEnd()}`)

const seconds = ((performance.now() - began) / 1000).toFixed(1)
const verdict = interrupted.signal.aborted
  ? 'interrupted'
  : failed.length > 0
    ? `${failed.length} failed`
    : 'all well'
console.log(`\n${verdict} after ${seconds} s`)
process.exitCode = failed.length > 0 || interrupted.signal.aborted ? 1 : 0
