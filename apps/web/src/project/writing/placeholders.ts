import { parseScript } from '@voxdeck/core/script/script-parts'

/** A placeholder of a template: up to 60 characters in brackets, on one line. */
const placeholder = /\[[^[\]\n]{1,60}\]/g

export type Span = { start: number; end: number }

/** Pauses and pronunciations are in brackets too, but are no placeholders. */
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

/** The next placeholder after a position, wrapping around. */
export const nextPlaceholder = (text: string, from: number): Span | null => {
  const spans = placeholders(text)
  return spans.find(({ start }) => start >= from) ?? spans[0] ?? null
}
