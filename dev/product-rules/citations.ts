import type { Proof } from './rules.ts'

/** A test that names a rule. */
export type Citation = {
  rule: string
  proof: Exclude<Proof, 'planned'>
  file: string
  /** The result of its run; 'not run' when only the source was read. */
  outcome: 'passed' | 'failed' | 'not run'
}

/** The kind of proof that a test is, by its file's name. */
export const proofOf = (file: string): Citation['proof'] => {
  if (file.endsWith('.spec.ts')) return 'browser'
  return /\.(medium|chaos)\.test\.ts$/.test(file) ? 'server' : 'code'
}

/** The rules that a test's name begins with: 'T14 T15 a row is dragged' proves two. */
export const rulesInName = (name: string): string[] =>
  /^(?:[A-Z]\d+ )+/.exec(name)?.[0].trim().split(' ') ?? []

/** Finds test names in a source file: first arguments, in any quotes, that begin with the number of a rule. */
export const readCitations = (file: string, source: string): Citation[] =>
  [...source.matchAll(/\(\s*['"`]((?:[A-Z]\d+ )+)/g)].flatMap(([, numbers = '']) =>
    rulesInName(numbers).map((rule) => ({ rule, proof: proofOf(file), file, outcome: 'not run' as const })),
  )
