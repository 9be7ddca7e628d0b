const delimiterOf = (text: string): '\t' | ',' => (text.includes('\t') ? '\t' : ',')

/** A cell in quotes may hold anything; one whose quotes do not end where it ends is as it is written. */
const cellPatterns = {
  '\t': /"((?:[^"]|"")*)"(?=\t|\n|$)|([^\t\n]*)/y,
  ',': /[^\S\n]*"((?:[^"]|"")*)"[^\S\n]*(?=,|\n|$)|([^,\n]*)/y,
}

const oneLine = (text: string): string => text.replaceAll('\0', '').replace(/\s+/g, ' ').trim()

/** Lines of a spreadsheet or of a CSV file, without those that are empty. */
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

/** One line of words is just pasted; a spreadsheet's cells and several lines are terms. */
export const isTable = (pasted: string): boolean => /[\t\n\r]/.test(pasted.trim())
