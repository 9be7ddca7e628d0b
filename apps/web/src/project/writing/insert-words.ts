import type { Span } from './placeholders.ts'

/** Replaces the selection with the heard words, adding spaces around them where needed. */
export const insertWords = (
  text: string,
  { start, end }: Span,
  heard: string,
): { text: string; caret: number } => {
  const words = heard.trim()
  const [before, after] = [text.slice(0, start), text.slice(end)]
  const lead = before === '' || /\s$/.test(before) ? '' : ' '
  const trail = after === '' || /^[\s.,;:!?)]/.test(after) ? '' : ' '
  const written = before + lead + words
  return { text: written + trail + after, caret: written.length }
}
