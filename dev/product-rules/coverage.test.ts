import { describe, expect, it } from 'vitest'
import { type Citation, readCitations } from './citations.ts'
import { coverRules } from './coverage.ts'
import { reportedCitations } from './reported-citations.ts'
import { readRules } from './rules.ts'

const page = [
  '# A page | with a bar',
  '| rule | what holds | proof |',
  '|---|---|---|',
  '| B1 | seen by a person | browser |',
  '| B2 | said by the server | server |',
  '| B3 | a pure rule | code |',
  '| B4 | to come | planned |',
].join('\n')
const rules = readRules(page)
const cites = (
  rule: string,
  proof: Citation['proof'],
  outcome: Citation['outcome'] = 'passed',
): Citation => ({
  rule,
  proof,
  file: `${proof}.ts`,
  outcome,
})
const enough = [cites('B1', 'browser'), cites('B2', 'server'), cites('B3', 'code')]

describe('the rules of the product', () => {
  it('are the rows of its page', () => {
    expect(rules.map(({ id, proof }) => `${id} ${proof}`)).toEqual([
      'B1 browser',
      'B2 server',
      'B3 code',
      'B4 planned',
    ])
  })

  it('a row that cannot be read, and a number given twice, are errors', () => {
    expect(() => readRules('| B1 | says | by faith |')).toThrow('not a rule')
    expect(() => readRules('| B1 |  | code |')).toThrow('not a rule')
    expect(() => readRules(`${page}\n| B1 | again | code |`)).toThrow('numbered twice: B1')
  })
})

describe('tests that name rules', () => {
  // The quotes are inserted, since this file is itself read for citations.
  const quote = "'"
  const source = `test(${quote}B1 B2 two at once${quote}); it.each(x)(${quote}B3 $name${quote}); it(${quote}plain B4${quote})`

  it('name them at the beginning of their own names', () =>
    expect(readCitations('a.spec.ts', source).map(({ rule, proof }) => `${rule} ${proof}`)).toEqual([
      'B1 browser',
      'B2 browser',
      'B3 browser',
    ]))

  it('are told apart by the names of their files', () => {
    const proofs = ['a.spec.ts', 'a.medium.test.ts', 'a.chaos.test.ts', 'a.test.ts'].map(
      (file) => readCitations(file, source)[0]?.proof,
    )
    expect(proofs).toEqual(['browser', 'server', 'server', 'code'])
  })

  it('are read from the reports of both runners, names of their groups included', () => {
    const vitest = {
      testResults: [
        {
          name: 'a.medium.test.ts',
          assertionResults: [
            { title: 'B2 holds', ancestorTitles: ['group'], status: 'passed' },
            { title: 'holds', ancestorTitles: ['B3 group'], status: 'skipped' },
          ],
        },
      ],
    }
    const spec = (title: string, ok: boolean, status: string) => ({
      title,
      file: 'b.spec.ts',
      ok,
      tests: [{ status }],
    })
    const [two, three] = ['B2 two', 'B3 three'] as const
    const playwright = {
      suites: [
        {
          title: 'b.spec.ts',
          suites: [
            {
              title: 'B1 group',
              specs: [spec('one', true, 'expected'), spec(two, false, 'unexpected')],
            },
          ],
          specs: [spec(three, true, 'skipped')],
        },
      ],
    }
    const said = [vitest, playwright]
      .flatMap(reportedCitations)
      .map(({ rule, proof, outcome }) => `${rule} ${proof} ${outcome}`)
    expect(said).toEqual([
      'B2 server passed',
      'B3 server failed',
      'B3 browser failed',
      'B1 browser passed',
      'B1 browser failed',
      'B2 browser failed',
    ])
  })
})

describe('coverage', () => {
  it('is whole when every rule that is not planned has a proof of its kind', () => {
    const { proved, planned, faults } = coverRules(rules, enough)
    expect(faults).toEqual([])
    expect(proved.map(({ id }) => id)).toEqual(['B1', 'B2', 'B3'])
    expect(planned.map(({ id }) => id)).toEqual(['B4'])
  })

  it('names a rule without a test, and one whose test is too weak', () => {
    const { faults } = coverRules(rules, [cites('B2', 'browser'), cites('B1', 'server')])
    expect(faults).toEqual([
      'B1 wants a proof by browser and has one by server: seen by a person',
      'B3 has no test: a pure rule',
    ])
  })

  it('names a test that cites what is no rule, or what is only planned', () =>
    expect(coverRules(rules, [...enough, cites('B9', 'code'), cites('B4', 'code')]).faults).toEqual([
      'code.ts cites B9, which is no rule',
      'B4 is planned, yet code.ts proves it',
    ]))

  it('a test that failed proves nothing, whatever else passed', () =>
    expect(coverRules(rules, [...enough, cites('B1', 'browser', 'failed')]).faults).toEqual([
      'B1 is cited by a test that did not pass, in browser.ts',
    ]))
})
