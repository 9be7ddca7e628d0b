import type { Mark } from './marks-of.ts'

export type Fault = Mark & { fault: NonNullable<Mark['fault']> }

export const faultsOf = (marks: readonly Mark[]): Fault[] =>
  marks.filter((mark): mark is Fault => mark.fault !== null)

/** Where the bracket begins that the cursor is still in; null when it is in none. */
export const writtenAt = (faults: readonly Fault[], caret: number): number | null =>
  faults.find(
    // Behind one that is open, a space may be the last thing typed.
    ({ fault, start, end }) => caret > start && (fault === 'unclosed' ? caret <= end + 1 : caret < end),
  )?.start ?? null

/** Nothing is said of a bracket that is being written; what was said once stays until it is mended. */
export const shownProblems = (
  faults: readonly Fault[],
  writing: number | null,
  before: readonly number[],
): number[] => faults.map(({ start }) => start).filter((start) => start !== writing || before.includes(start))

const sides = (source: string): string[] =>
  source
    .replace(/[[\]]/g, '')
    .split('|')
    .map((side) => side.trim())
    .filter((side) => side !== '')

/** How it should look, made of what is there. */
export const mendedMarkup = ({ fault, source }: Fault): string => {
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
