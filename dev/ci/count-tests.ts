import { stripVTControlCharacters } from 'node:util'

export type Count = {
  passed: number
  failed: number
  skipped: number
  flaky: number
  files: string[]
  /** What failed and the first line of why. */
  failures: Failure[]
}

export type Failure = { name: string; reason: string }

type VitestReport = {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { status: string; fullName?: string; failureMessages?: string[] }[]
  }[]
}

type PlaywrightSuite = {
  file?: string
  specs?: {
    title?: string
    tests: {
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
      results?: { error?: { message?: string } }[]
    }[]
  }[]
  suites?: PlaywrightSuite[]
}
type PlaywrightReport = { suites: PlaywrightSuite[]; errors: ({ message?: string } | string)[] }

const howMany = <T>(list: readonly T[], is: (one: T) => boolean): number => list.filter(is).length

const firstLine = (text: string | undefined): string =>
  stripVTControlCharacters(text ?? '')
    .trim()
    .split('\n')[0] ?? ''

/** A file that could not be loaded has no tests to fail, and is a failure all the same. */
const countVitest = ({ testResults }: VitestReport): Count => {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const passed = howMany(tests, ({ status }) => status === 'passed')
  const failed = howMany(tests, ({ status }) => status === 'failed')
  const unloadable = howMany(
    testResults,
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  )
  return {
    passed,
    failed: failed + unloadable,
    skipped: tests.length - passed - failed,
    flaky: 0,
    files: testResults.map(({ name }) => name),
    failures: testResults.flatMap((file) => {
      const tests = file.assertionResults.filter(({ status }) => status === 'failed')
      if (file.status === 'failed' && tests.length === 0)
        return [{ name: file.name, reason: firstLine(file.message) }]
      return tests.map(({ fullName = '', failureMessages = [] }) => ({
        name: fullName,
        reason: firstLine(failureMessages[0]),
      }))
    }),
  }
}

const everySuite = (suites: PlaywrightSuite[]): PlaywrightSuite[] =>
  suites.flatMap((suite) => [suite, ...everySuite(suite.suites ?? [])])

/** A test counts once, however often it was tried; what failed outside of any test counts too. */
const countPlaywright = ({ suites, errors }: PlaywrightReport): Count => {
  const specs = everySuite(suites).flatMap((suite) => suite.specs ?? [])
  const tests = specs.flatMap((spec) => spec.tests)
  const flaky = howMany(tests, ({ status }) => status === 'flaky')
  return {
    passed: howMany(tests, ({ status }) => status === 'expected') + flaky,
    failed: howMany(tests, ({ status }) => status === 'unexpected') + errors.length,
    skipped: howMany(tests, ({ status }) => status === 'skipped'),
    flaky,
    files: suites.flatMap(({ file }) => file ?? []),
    failures: [
      ...specs
        .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
        .map(({ title = '', tests }) => ({
          name: title,
          reason: firstLine(tests[0]?.results?.find(({ error }) => error)?.error?.message),
        })),
      ...errors.map((error) => ({
        name: 'outside of any test',
        reason: firstLine(typeof error === 'string' ? error : error.message),
      })),
    ],
  }
}

export const countTests = (report: VitestReport | PlaywrightReport): Count =>
  'testResults' in report ? countVitest(report) : countPlaywright(report)
