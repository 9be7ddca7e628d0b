const delimiterOf = (text: string): '\t' | ',' => (text.includes('\t') ? '\t' : ',')

/**
 * A quoted cell may contain delimiters and line breaks; where text follows the closing quote, quotes are
 * literal.
 */
const cellPatterns = {
  '\t': /"((?:[^"]|"")*)"(?=\t|\n|$)|([^\t\n]*)/y,
  ',': /[^\S\n]*"((?:[^"]|"")*)"[^\S\n]*(?=,|\n|$)|([^,\n]*)/y,
}

const oneLine = (text: string): string => text.replaceAll('\0', '').replace(/\s+/g, ' ').trim()

/**
 * Parses tab-separated (spreadsheet) or comma-separated (CSV) text into rows of cells; empty rows are
 * dropped.
 */
export const parseCells = (pasted: string): string[][] => {
  const text = pasted.replace(/\r\n?/g, '\n')
  const delimiter = delimiterOf(text)
  const pattern = new RegExp(cellPatterns[delimiter])
  const lines: string[][] = [[]]
  let at = 0
  for (;;) {
    pattern.lastIndex = at
    const [whole = '', quoted, plain = ''] = pattern.exec(text) ?? []
    lines.at(-1)?.push(oneLine(quoted?.replaceAll('""', '"') ?? plain))
    at += whole.length
    if (at >= text.length) break
    if (text[at] === '\n') lines.push([])
    at += 1
  }
  return lines.filter((cells) => cells.some((cell) => cell !== ''))
}

/** True for several lines or tab-separated cells; a single line is pasted as plain text. */
export const isTable = (pasted: string): boolean => /[\t\n\r]/.test(pasted.trim())
