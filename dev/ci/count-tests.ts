import { stripVTControlCharacters } from 'node:util'

export type Count = {
  passed: number
  failed: number
  skipped: number
  flaky: number
  files: string[]
  /** Failed tests, with the first lines of their errors. */
  failures: Failure[]
}

export type Failure = { name: string; reason: string[] }

type VitestReport = {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { status: string; fullName?: string; failureMessages?: string[] }[]
  }[]
}

type PlaywrightError = { message?: string }
type PlaywrightResult = {
  errors?: PlaywrightError[]
  steps?: { title: string; error?: PlaywrightError }[]
}
type PlaywrightSuite = {
  file?: string
  specs?: {
    title?: string
    tests: {
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
      results?: PlaywrightResult[]
    }[]
  }[]
  suites?: PlaywrightSuite[]
}
type PlaywrightReport = { suites: PlaywrightSuite[]; errors: (PlaywrightError | string)[] }

const howMany = <T>(list: readonly T[], is: (one: T) => boolean): number => list.filter(is).length

const reasonLines = 8

/** Lines of printed output, without ANSI colours and empty lines. */
export const linesOf = (text: string): string[] =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')

/** The first lines of an error, which hold the expected and the actual value, without its stack frames. */
const reasonOf = (text = ''): string[] =>
  linesOf(text)
    .filter((line) => !/^\s+at /.test(line))
    .slice(0, reasonLines)

/** When a test timed out, its second error says what it was waiting for. */
const reasonOfResult = ({ errors = [], steps = [] }: PlaywrightResult): string[] => {
  const step = steps.find((one) => one.error)
  return [
    ...(step ? [`in its step '${step.title}'`] : []),
    ...errors.slice(0, 2).flatMap(({ message }) => reasonOf(message)),
  ]
}

/** A file that failed to load has no test results, and counts as one failure. */
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
        return [{ name: file.name, reason: reasonOf(file.message) }]
      return tests.map(({ fullName = '', failureMessages = [] }) => ({
        name: fullName,
        reason: reasonOf(failureMessages[0]),
      }))
    }),
  }
}

const everySuite = (suites: PlaywrightSuite[]): PlaywrightSuite[] =>
  suites.flatMap((suite) => [suite, ...everySuite(suite.suites ?? [])])

/** A test counts once, whatever its number of retries; errors outside of any test count too. */
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
          reason: reasonOfResult(tests[0]?.results?.find(({ errors }) => errors?.length) ?? {}),
        })),
      ...errors.map((error) => ({
        name: 'outside of any test',
        reason: reasonOf(typeof error === 'string' ? error : error.message),
      })),
    ],
  }
}

export const countTests = (report: VitestReport | PlaywrightReport): Count =>
  'testResults' in report ? countVitest(report) : countPlaywright(report)
