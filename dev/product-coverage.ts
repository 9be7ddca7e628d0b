// `pnpm product:coverage`: the rules of docs/product.md against the tests that name them. Reads the tests' sources;
// after a CI run (VOXDECK_REPORTS) their results as well, so that only what passed counts.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from './paths.ts'
import { readCitations } from './product-rules/citations.ts'
import { coverRules } from './product-rules/coverage.ts'
import { reportedCitations } from './product-rules/reported-citations.ts'
import { type Proof, readRules } from './product-rules/rules.ts'

const readText = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8')
const sources = globSync('{apps,packages,dev,e2e,chaos,bench}/**/*.{test,spec}.ts', {
  cwd: repositoryRoot,
  exclude: ['**/node_modules/**', '**/dist/**'],
})
const reports = process.env.VOXDECK_REPORTS
const citations = reports
  ? globSync('{unit,medium,chaos,e2e,e2e-alone}.json', { cwd: reports }).flatMap((file) =>
      reportedCitations(JSON.parse(readFileSync(join(reports, file), 'utf8'))),
    )
  : sources.flatMap((file) => readCitations(file, readText(file)))

const rules = readRules(readText('docs/product.md'))
const { proved, planned, faults } = coverRules(rules, citations)

console.log(
  `planned, without a control so far:\n${planned.map(({ id, says }) => `  ${id} ${says}`).join('\n')}`,
)
if (faults.length > 0) console.log(`\nfaults:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
const by = (kind: Proof) => `${proved.filter(({ proof }) => proof === kind).length} by ${kind}`
console.log(
  `\n${rules.length} rules: ${proved.length} proved (${by('browser')}, ${by('server')}, ${by('code')}), ${planned.length} planned, ${faults.length} faults`,
)
process.exitCode = faults.length > 0 ? 1 : 0
