import type { Mark } from './marks-of.ts'

export type MarkupProblem = Mark & { fault: NonNullable<Mark['fault']> }

export const problemsIn = (marks: readonly Mark[]): MarkupProblem[] =>
  marks.filter((mark): mark is MarkupProblem => mark.fault !== null)

/** Start of the bracket at the cursor; null when there is none. */
export const writtenAt = (faults: readonly MarkupProblem[], caret: number): number | null =>
  faults.find(
    // Behind an open bracket the cursor may follow one space.
    ({ fault, start, end }) => caret > start && (fault === 'unclosed' ? caret <= end + 1 : caret < end),
  )?.start ?? null

/** Hides the problem of the bracket being typed, unless it was shown before. */
export const shownProblems = (
  faults: readonly MarkupProblem[],
  writing: number | null,
  before: readonly number[],
): number[] => faults.map(({ start }) => start).filter((start) => start !== writing || before.includes(start))

const sides = (source: string): string[] =>
  source
    .replace(/[[\]]/g, '')
    .split('|')
    .map((side) => side.trim())
    .filter((side) => side !== '')

/** A corrected version of the markup. */
export const mendedMarkup = ({ fault, source }: MarkupProblem): string => {
  const [written = '…', said = '…'] = sides(source)
  switch (fault) {
    case 'pause_form':
      return '[pause 1s]'
    case 'pause_length':
      return /[1-9]\d*\s*s|\d{4}/i.test(source) ? '[pause 10s]' : '[pause 50ms]'
    case 'unclosed':
      return source.includes('|')
        ? `[${written}|${said}]`
        : /\d\s*m?s$/i.test(source)
          ? `${source}]`
          : '[pause 1s]'
    case 'empty_side':
    case 'many_bars':
      return `[${written}|${said}]`
  }
}
