import type { Compared } from './compare-stretchers.ts'

const heads = ['', 'pace', 'dB apart', 'within 20 ms', 'shift ms', 'words wrong', 'ms a second', 'repeatable']

const cells = (row: Compared): string[] => [
  row.stretcher,
  row.pace.toFixed(2),
  row.distance.toFixed(2),
  row.nearest.toFixed(2),
  row.shift.toFixed(1),
  `${(row.wordErrorRate * 100).toFixed(1)} %`,
  row.msPerSecond.toFixed(1),
  row.isRepeatable ? 'yes' : 'no',
]

/** A Markdown table. */
export const stretchTable = (rows: readonly Compared[]): string => {
  const all = [heads, ...rows.map(cells)]
  const widths = heads.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  const [head = [], ...body] = all.map(line)
  return [head, rule, ...body].join('\n')
}
