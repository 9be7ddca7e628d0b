import { type Count, countTests, linesOf } from './count-tests.ts'

export type Stage = {
  name: string
  exitCode: number
  seconds: number
  /** The report of the stage's tests; null if it has no tests, 'missing' if it should have left one. */
  report: Parameters<typeof countTests>[0] | 'missing' | null
  /** Everything it printed. */
  output: string
}

const nothing: Count = { passed: 0, failed: 0, skipped: 0, flaky: 0, files: [], failures: [] }

const lastWords = 12

/** A stage that exits non-zero without a failed test, or leaves no report, counts as one failure. */
const countStage = ({ report, exitCode, output }: Stage): Count => {
  const count = report === null || report === 'missing' ? nothing : countTests(report)
  const unexplained = (exitCode !== 0 && count.failed === 0) || report === 'missing'
  if (!unexplained) return count
  const itself = { name: 'the stage itself', reason: linesOf(output).slice(-lastWords) }
  return { ...count, failed: count.failed + 1, failures: [...count.failures, itself] }
}

const describe = (stage: Stage, count: Count): string =>
  [
    stage.exitCode === 0 && count.failed === 0 ? 'ok    ' : 'FAILED',
    stage.name.padEnd(16),
    `${stage.seconds} s`.padStart(7),
    stage.report === null
      ? ''
      : `  ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped, ${count.flaky} flaky`,
  ].join(' ')

/** Only the tail of a long output is stored, so the summary at its end repeats the failures. */
const explain = ({ failures }: Count): string[] =>
  failures.flatMap(({ name, reason }) => [
    `       ✘ ${name}`,
    ...reason.map((line) => `         ${line.slice(0, 300)}`),
  ])

export const summarise = (stages: Stage[]): { lines: string[]; failed: number } => {
  const counts = stages.map(countStage)
  const files = counts.flatMap((count) => count.files)
  const twice = files.filter((file, index) => files.indexOf(file) !== index)
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0) + twice.length
  return {
    lines: [
      ...stages.flatMap((stage, index) => {
        const count = counts[index] ?? nothing
        return [describe(stage, count).trimEnd(), ...explain(count)]
      }),
      ...twice.map((file) => `FAILED ${file} is counted in two stages`),
      '',
      `${passed} passed, ${failed} failed`,
    ],
    failed,
  }
}
