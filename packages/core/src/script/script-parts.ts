/** Limits of a pause in the markup, in milliseconds. */
export const pauseLimits = { min: 50, max: 10_000 } as const

export type MarkupFault = 'pause_form' | 'pause_length' | 'empty_side' | 'many_bars' | 'unclosed'

/**
 * A part of a script. `source` is the part as it stands in the script; `written` is what a reader sees of it, in
 * captions and in translations.
 */
export type ScriptPart = { source: string; written: string } & (
  | { kind: 'text' }
  | { kind: 'pause'; milliseconds: number }
  | { kind: 'said'; said: string }
  | { kind: 'fault'; fault: MarkupFault }
)

/** Brackets on one line, not nested. A backslash before a bracket makes it an ordinary one. */
const bracket = /\\[[\]]|\[[^[\]\n]*\]|\[[^[\]\n]*/g

const pauseForm = /^pause\s+(\d+(?:\.\d+)?)\s*(ms|s)$/i

const readPause = (source: string, inside: string): ScriptPart => {
  const [, amount, unit] = pauseForm.exec(inside) ?? []
  if (amount === undefined) return { kind: 'fault', fault: 'pause_form', source, written: '' }
  const milliseconds = Math.round(Number(amount) * (unit?.toLowerCase() === 's' ? 1000 : 1))
  return milliseconds < pauseLimits.min || milliseconds > pauseLimits.max
    ? { kind: 'fault', fault: 'pause_length', source, written: '' }
    : { kind: 'pause', milliseconds, source, written: '' }
}

const readPronunciation = (source: string, inside: string): ScriptPart => {
  const [written = '', said = '', ...more] = inside.split('|').map((side) => side.trim())
  if (more.length > 0) return { kind: 'fault', fault: 'many_bars', source, written }
  if (written === '' || said === '')
    return { kind: 'fault', fault: 'empty_side', source, written: written || said }
  return { kind: 'said', said, source, written }
}

/** Parses a bracket; null for an ordinary one such as '[sic]'. */
const readBracket = (source: string): ScriptPart | null => {
  if (source.startsWith('\\')) return { kind: 'text', source, written: source.slice(1) }
  const isClosed = source.endsWith(']')
  const inside = source.slice(1, isClosed ? -1 : undefined).trim()
  const isPause = /^pause\b/i.test(inside)
  if (!isPause && !inside.includes('|')) return null
  if (!isClosed)
    return { kind: 'fault', fault: 'unclosed', source, written: inside.replace(/^pause\b|\|/gi, ' ').trim() }
  return isPause ? readPause(source, inside) : readPronunciation(source, inside)
}

/** Parses a script into text, pauses `[pause 800ms]`, pronunciations `[Voxdeck|VOX deck]`, and malformed markup. */
export const parseScript = (script: string): ScriptPart[] => {
  const parts: ScriptPart[] = []
  let from = 0
  const text = (to: number) => {
    const source = script.slice(from, to)
    if (source !== '') parts.push({ kind: 'text', source, written: source })
  }
  for (const { 0: source, index } of script.matchAll(bracket)) {
    const part = readBracket(source)
    if (!part) continue
    text(index)
    parts.push(part)
    from = index + source.length
  }
  text(script.length)
  return parts
}

/** The exact source of the script. */
export const printScript = (parts: readonly ScriptPart[]): string =>
  parts.map(({ source }) => source).join('')
