// The end of .ci/run: node dev/ci/summarise.ts STAGES, a file with a tab-separated line per stage: name, exit code,
// seconds, file of the report, file of the output.
import { existsSync, readFileSync } from 'node:fs'
import { type Stage, summarise } from './summary.ts'

const readReport = (file: string): Stage['report'] => {
  if (!file) return null
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : 'missing'
}

const [stagesFile = ''] = process.argv.slice(2)
const stages = readFileSync(stagesFile, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line): Stage => {
    const [name = '', exitCode = '1', seconds = '0', report = '', output = ''] = line.split('\t')
    return {
      name,
      exitCode: Number(exitCode),
      seconds: Number(seconds),
      report: readReport(report),
      output: readFileSync(output, 'utf8'),
    }
  })

const { lines, failed } = summarise(stages)
console.log(lines.join('\n'))
process.exitCode = failed > 0 ? 1 : 0
