export type Count = { passed: number; failed: number; skipped: number; flaky: number; files: string[] }

type VitestReport = {
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[]
}

type PlaywrightSuite = {
  file?: string
  specs?: { tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[] }[]
  suites?: PlaywrightSuite[]
}
type PlaywrightReport = { suites: PlaywrightSuite[]; errors: unknown[] }

const howMany = <T>(list: readonly T[], is: (one: T) => boolean): number => list.filter(is).length

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
  }
}

export const countTests = (report: VitestReport | PlaywrightReport): Count =>
  'testResults' in report ? countVitest(report) : countPlaywright(report)
