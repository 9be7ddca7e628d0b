export type Outcome = {
  number: number
  scenario: string
  fault: string
  /** Milliseconds from the scenario's start to the fault. */
  delayMs: number
  /** Seconds from its end until rows, workflows and objects agreed. */
  seconds: number
  faults: string[]
}

type Run = { seed: number; outcomes: readonly Outcome[]; orphans: readonly string[] }

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0

const rowsBy = (outcomes: readonly Outcome[], nameOf: (outcome: Outcome) => string): string[] =>
  Object.entries(Object.groupBy(outcomes, nameOf))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, own = []]) => {
      const seconds = own.map((outcome) => outcome.seconds).toSorted((a, b) => a - b)
      const bad = own.filter(({ faults }) => faults.length > 0).length
      return `| ${name} | ${own.length} | ${bad} | ${quantile(seconds, 0.5).toFixed(1)} | ${(seconds.at(-1) ?? 0).toFixed(1)} |`
    })

/** 'worker-postgres: reset for 2.1 s' → 'worker-postgres: reset'. */
const kindOf = ({ fault }: Outcome): string => fault.replace(/ for [\d.]+ s$/, '')

export const reportOf = ({ seed, outcomes, orphans }: Run) => {
  const bad = outcomes.filter(({ faults }) => faults.length > 0)
  const seconds = outcomes.map((outcome) => outcome.seconds).toSorted((a, b) => a - b)
  const text = [
    `${outcomes.length} faults, seed ${seed}: ${bad.length} left something wrong`,
    `until all agreed, seconds: median ${quantile(seconds, 0.5).toFixed(1)}, most ${(seconds.at(-1) ?? 0).toFixed(1)}`,
    `orphans after the sweep: ${orphans.length}${orphans.length > 0 ? ` (${orphans.slice(0, 5).join(', ')})` : ''}`,
  ].join('\n')
  const head =
    '| | faults | left something wrong | seconds until all agreed, median | most |\n|---|---|---|---|---|'
  const page = `# Seeded faults

Made by \`pnpm chaos --size full --report\`: real faults at seeded moments, while the product asks for, makes, cancels, deletes,
translates and packs videos, takes in uploads, and while databases of the release before are migrated. Processes are killed with -9, connections between each process and each server are cut by toxiproxy,
servers are frozen, objects deleted and truncated in the store. After each, rows, workflows and objects must agree within 60 s, what was
acknowledged must be there, and every published video must decode.

${text
  .split('\n')
  .map((line) => `- ${line}`)
  .join('\n')}

${head}
${rowsBy(outcomes, ({ scenario }) => scenario).join('\n')}

${head}
${rowsBy(outcomes, kindOf).join('\n')}
`
  return { text, page, isWell: bad.length === 0 && orphans.length === 0 }
}
