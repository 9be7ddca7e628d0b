import { type CaptionToken, lettersOfTokens, textOfTokens } from './caption-tokens.ts'

/** The token ends with punctuation, where a line or a cue may end. */
export const endsWithPunctuation = ({ text }: CaptionToken): boolean =>
  /[\p{Po}\p{Pd}\p{Pe}\p{Pf}]$/u.test(text)

/** A break after a phrase is worth this many letters of difference between the two lines. */
const phraseBonus = 8

/** Number of tokens on the first of two lines of nearly equal length; null when two lines cannot hold them. */
const firstLine = (tokens: readonly CaptionToken[], lettersPerLine: number, whole: number): number | null => {
  let best: { at: number; cost: number } | null = null
  let before = 0
  for (const [index, token] of tokens.slice(0, -1).entries()) {
    const [first, space] = [before + token.letters, Number(token.spaceAfter)]
    before = first + space
    if (first > lettersPerLine) break
    const second = whole - before
    if (second > lettersPerLine) continue
    const cost = Math.abs(first - second) - (endsWithPunctuation(token) ? phraseBonus : 0)
    if (!best || cost < best.cost) best = { at: index + 1, cost }
  }
  return best?.at ?? null
}

/** One line, or two of nearly equal length; null when two lines cannot hold the tokens. */
export const breakLines = (tokens: readonly CaptionToken[], lettersPerLine: number): string[] | null => {
  const whole = lettersOfTokens(tokens)
  if (whole <= lettersPerLine) return [textOfTokens(tokens)]
  const at = whole > 2 * lettersPerLine + 1 ? null : firstLine(tokens, lettersPerLine, whole)
  return at === null ? null : [textOfTokens(tokens.slice(0, at)), textOfTokens(tokens.slice(at))]
}
