import { type Citation, proofOf, rulesInName } from './citations.ts'

type VitestReport = {
  testResults: {
    name: string
    assertionResults: { title: string; ancestorTitles: string[]; status: string }[]
  }[]
}
type PlaywrightSuite = {
  title: string
  specs?: { title: string; file: string; ok: boolean; tests: { status: string }[] }[]
  suites?: PlaywrightSuite[]
}
type PlaywrightReport = { suites: PlaywrightSuite[] }

const cite = (file: string, names: string[], outcome: Citation['outcome']): Citation[] =>
  names.flatMap(rulesInName).map((rule) => ({ rule, proof: proofOf(file), file, outcome }))

const citedInVitest = ({ testResults }: VitestReport): Citation[] =>
  testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.flatMap(({ title, ancestorTitles, status }) =>
      cite(file, [...ancestorTitles, title], status === 'passed' ? 'passed' : 'failed'),
    ),
  )

const citedInSuite = (suite: PlaywrightSuite, above: string[]): Citation[] => {
  const names = [...above, suite.title]
  return [
    ...(suite.specs ?? []).flatMap(({ title, file, ok, tests }) =>
      cite(
        file,
        [...names, title],
        ok && tests.every(({ status }) => status !== 'skipped') ? 'passed' : 'failed',
      ),
    ),
    ...(suite.suites ?? []).flatMap((inner) => citedInSuite(inner, names)),
  ]
}

/** The citations in a report of Vitest or Playwright. A skipped test counts as failed. */
export const reportedCitations = (report: VitestReport | PlaywrightReport): Citation[] =>
  'testResults' in report ? citedInVitest(report) : report.suites.flatMap((suite) => citedInSuite(suite, []))
