import type { Citation } from './citations.ts'
import type { Rule } from './rules.ts'

export type Coverage = { proved: Rule[]; planned: Rule[]; faults: string[] }

/** A browser test also proves a server rule, and any test proves a code rule. */
const strength = { code: 0, server: 1, browser: 2 }

const faultOf = (rule: Rule, citations: readonly Citation[]): string | null => {
  const { id, proof } = rule
  if (proof === 'planned')
    return citations.length > 0 ? `${id} is planned, yet ${citations[0]?.file} proves it` : null
  const failed = citations.find(({ outcome }) => outcome === 'failed')
  if (failed) return `${id} is cited by a test that did not pass, in ${failed.file}`
  if (citations.some((citation) => strength[citation.proof] >= strength[proof])) return null
  return citations.length > 0
    ? `${id} wants a proof by ${proof} and has one by ${citations[0]?.proof}: ${rule.says}`
    : `${id} has no test: ${rule.says}`
}

/** Compares the rules with the tests that name them. */
export const coverRules = (rules: readonly Rule[], citations: readonly Citation[]): Coverage => {
  const citing = Map.groupBy(citations, ({ rule }) => rule)
  const known = new Set(rules.map(({ id }) => id))
  const unknown = citations.filter(({ rule }) => !known.has(rule))
  const judged = rules.map((rule) => ({ rule, fault: faultOf(rule, citing.get(rule.id) ?? []) }))
  return {
    proved: judged.filter(({ rule, fault }) => rule.proof !== 'planned' && !fault).map(({ rule }) => rule),
    planned: rules.filter(({ proof }) => proof === 'planned'),
    faults: [
      ...unknown.map(({ rule, file }) => `${file} cites ${rule}, which is no rule`),
      ...judged.flatMap(({ fault }) => fault ?? []),
    ],
  }
}
