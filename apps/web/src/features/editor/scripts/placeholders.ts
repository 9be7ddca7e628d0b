/** What a template leaves to be filled in: a few words in brackets, on one line. */
const placeholder = /\[[^[\]\n]{1,60}\]/g

export type Span = { start: number; end: number }

export const countPlaceholders = (text: string): number => text.match(placeholder)?.length ?? 0

/** The next one from a position on, and after the last the first again. */
export const nextPlaceholder = (text: string, from: number): Span | null => {
  const spans = Array.from(text.matchAll(placeholder), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }))
  return spans.find(({ start }) => start >= from) ?? spans[0] ?? null
}
