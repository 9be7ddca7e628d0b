import { parseScript } from '@voxdeck/core/script/script-parts'

/** What a template leaves to be filled in: a few words in brackets, on one line. */
const placeholder = /\[[^[\]\n]{1,60}\]/g

export type Span = { start: number; end: number }

/** A pause or a pronunciation is no place to fill in, though it stands in brackets too. */
const placeholders = (text: string): Span[] => {
  const spans: Span[] = []
  let from = 0
  for (const { kind, source } of parseScript(text)) {
    if (kind === 'text')
      for (const { 0: found, index } of source.matchAll(placeholder))
        spans.push({ start: from + index, end: from + index + found.length })
    from += source.length
  }
  return spans
}

export const countPlaceholders = (text: string): number => placeholders(text).length

/** The next one from a position on, and after the last the first again. */
export const nextPlaceholder = (text: string, from: number): Span | null => {
  const spans = placeholders(text)
  return spans.find(({ start }) => start >= from) ?? spans[0] ?? null
}
