import { parseScript } from '@voxdeck/core/script/script-parts'
import { insertWords } from '../insert-words.ts'
import type { Span } from '../placeholders.ts'

/** A text after an insertion, and the selection then: the position behind it, or the part to fill in. */
export type Inserted = Span & { text: string }

/** The text of a pronunciation and the range it replaces. */
export type ToSay = Span & Sides
export type Sides = { written: string; said: string }

const signs = /[[\]|\n]/

/** Characters that cannot be part of a pronunciation. */
export const hasSigns = (side: string): boolean => signs.test(side)

type Placed = Span & { written: string; said: string | null }

/** The markup around a position. */
const markupAt = (text: string, from: number, to: number): Placed | null => {
  let start = 0
  for (const part of parseScript(text)) {
    const end = start + part.source.length
    if (part.kind !== 'text' && from < end && to > start)
      return { start, end, written: part.written, said: part.kind === 'said' ? part.said : null }
    start = end
  }
  return null
}

const outside = (text: string, at: number): number => markupAt(text, at, at)?.end ?? at

/** Inserts a pause behind the selection, which is never replaced. */
export const insertPause = (text: string, { end }: Span, seconds: number | null): Inserted => {
  const at = outside(text, end)
  const length = `${seconds ?? 1}s`
  const inserted = insertWords(text, { start: at, end: at }, `[pause ${length}]`)
  const behind = inserted.caret
  if (seconds !== null) return { text: inserted.text, start: behind, end: behind }
  const number = behind - `${length}]`.length
  return { text: inserted.text, start: number, end: number + 1 }
}

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

const wordAt = (text: string, at: number): Span | null => {
  const lineStart = text.lastIndexOf('\n', at - 1) + 1
  const line = text.slice(lineStart).split('\n', 1)[0] ?? ''
  for (const { segment, index, isWordLike } of segmenter.segment(line)) {
    const [start, end] = [lineStart + index, lineStart + index + segment.length]
    if (isWordLike && start <= at && at <= end) return { start, end }
  }
  return null
}

const trimmed = (text: string, { start, end }: Span): Span => {
  const selected = text.slice(start, end)
  const from = start + selected.length - selected.trimStart().length
  return { start: from, end: Math.max(from, start + selected.trimEnd().length) }
}

/** The pronunciation at the cursor, else the selected words, else the word at the cursor. */
export const toSayAt = (text: string, selection: Span): ToSay => {
  const { start, end } = trimmed(text, selection)
  const inside = markupAt(text, start, end)
  if (inside?.said != null) return { ...inside, said: inside.said }
  const at = inside?.end ?? end
  const span =
    inside || hasSigns(text.slice(start, end)) ? null : start < end ? { start, end } : wordAt(text, at)
  const { start: from, end: to } = span ?? { start: at, end: at }
  return { start: from, end: to, written: text.slice(from, to), said: '' }
}

export const insertSaid = (text: string, { start, end, written, said }: ToSay): Inserted => {
  const markup = `[${written.trim()}|${said.trim()}]`
  if (start === end) {
    const inserted = insertWords(text, { start, end }, markup)
    return { text: inserted.text, start: inserted.caret, end: inserted.caret }
  }
  const behind = start + markup.length
  return { text: text.slice(0, start) + markup + text.slice(end), start: behind, end: behind }
}
