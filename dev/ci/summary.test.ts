import { describe, expect, it } from 'vitest'
import { type Stage, summarise } from './summary.ts'

const file = (name: string, status: string, ...tests: string[]) => ({
  name,
  status,
  assertionResults: tests.map((one) => ({ status: one })),
})
const stage = (name: string, report: Stage['report'], exitCode = 0, output = ''): Stage => ({
  name,
  exitCode,
  seconds: 3,
  report,
  output,
})
const lastLine = (...stages: Stage[]) => summarise(stages).lines.at(-1)

describe('the summary of a CI run', () => {
  it('sums tests over stages', () => {
    const unit = { testResults: [file('a', 'passed', 'passed', 'passed', 'pending')] }
    const e2e = {
      errors: [],
      suites: [
        {
          file: 'b',
          specs: [{ tests: [{ status: 'expected' as const }] }],
          suites: [{ specs: [{ tests: [{ status: 'flaky' as const }, { status: 'skipped' as const }] }] }],
        },
      ],
    }
    expect(lastLine(stage('check', unit), stage('e2e', e2e), stage('build', null))).toBe('4 passed, 0 failed')
  })

  it('counts a failed test once, not again for its stage', () => {
    const report = { testResults: [file('a', 'failed', 'failed', 'passed')] }
    expect(lastLine(stage('check', report, 1))).toBe('1 passed, 1 failed')
  })

  it('counts a file that could not be loaded', () => {
    expect(lastLine(stage('check', { testResults: [file('a', 'failed')] }, 1))).toBe('0 passed, 1 failed')
  })

  it('counts a stage that failed although its tests passed', () => {
    const report = { testResults: [file('a', 'passed', 'passed')] }
    expect(lastLine(stage('check', report, 1))).toBe('1 passed, 1 failed')
    expect(lastLine(stage('build', null, 2))).toBe('0 passed, 1 failed')
  })

  it('counts a stage that left no report, whatever it said', () => {
    expect(lastLine(stage('medium', 'missing', 0))).toBe('0 passed, 1 failed')
    expect(lastLine(stage('medium', 'missing', 1))).toBe('0 passed, 1 failed')
  })

  it('tells the last words of a stage that failed without a failed test, and of no other', () => {
    const { lines } = summarise([
      stage('build', null, 0, 'built'),
      stage('bench', null, 1, 'began\n\n\u001b[31mFAULT too slow\u001b[39m\n'),
    ])
    expect(lines.slice(2, 5)).toEqual([
      '       ✘ the stage itself',
      '         began',
      '         FAULT too slow',
    ])
    expect(lines.join()).not.toContain('built')
  })

  it('counts what failed outside of any end-to-end test', () => {
    expect(lastLine(stage('e2e', { suites: [], errors: ['no browser'] }, 1))).toBe('0 passed, 1 failed')
  })

  it('refuses to count a file of tests twice', () => {
    const report = { testResults: [file('a', 'passed', 'passed')] }
    const { lines, failed } = summarise([stage('unit', report), stage('medium', report)])
    expect(failed).toBe(1)
    expect(lines).toContain('FAILED a is counted in two stages')
  })

  it('names what failed and in which step, with the first lines of why, under its stage', () => {
    const failed = { status: 'failed', fullName: 'T1 rows', failureMessages: ['Error: no row\n    at x'] }
    const unit = { testResults: [{ name: 'a', status: 'failed', assertionResults: [failed] }] }
    const error = { message: '\u001b[31mTest timeout exceeded.\u001b[39m' }
    const cause = { message: 'Error: locator.click: exceeded.\n\nCall log:\n  - waiting for li\n    at x' }
    const broken = {
      title: 'P1 a poster',
      tests: [
        {
          status: 'unexpected' as const,
          results: [{ errors: [error, cause], steps: [{ title: 'opens' }, { title: 'shows', error }] }],
        },
      ],
    }
    const e2e = { errors: [], suites: [{ file: 'b', specs: [broken] }] }
    const { lines } = summarise([stage('check', unit, 1), stage('e2e', e2e, 1)])
    expect(lines.slice(1, 3)).toEqual(['       ✘ T1 rows', '         Error: no row'])
    expect(lines.slice(4, 10)).toEqual([
      '       ✘ P1 a poster',
      "         in its step 'shows'",
      '         Test timeout exceeded.',
      '         Error: locator.click: exceeded.',
      '         Call log:',
      '           - waiting for li',
    ])
  })
})
