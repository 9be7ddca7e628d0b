import { languageOf } from '../languages/languages.ts'

/** The smallest unit of a caption: a word with its punctuation, never broken over lines. */
export type CaptionToken = { text: string; letters: number; spaceAfter: boolean }

const opening = /^[\p{Ps}\p{Pi}¿¡]+$/u
const closing = /^[^\p{L}\p{N}\p{Ps}\p{Pi}¿¡\s]+$/u
/** Japanese particles and endings, which stay with the word before them. */
const attachesToPrevious = /^[\u3041-\u3096ーｰァィゥェォッャュョヮ]+$/u
/** Punctuation after which an ending does not attach to the word before. */
const endsCaptionPhrase = /[。、！？!?]$/u
/** Small kana and the long vowel mark never begin a line. */
const neverFirst = /^[ぁぃぅぇぉっゃゅょゎーｰァィゥェォッャュョヮ]/u

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Letters as a reader counts them: a grapheme cluster is one letter. */
export const countLetters = (text: string): number => Array.from(graphemes.segment(text)).length

/** Cuts a word without parts, such as a URL, into nearly equal pieces of whole letters. */
const cutLetters = (word: string, longest: number): string[] => {
  const letters = Array.from(graphemes.segment(word), ({ segment }) => segment)
  const pieces = Math.ceil(letters.length / longest)
  const at = (piece: number) => Math.floor((letters.length * piece) / pieces)
  return Array.from({ length: pieces }, (_, piece) => letters.slice(at(piece), at(piece + 1)).join(''))
}

/** Cuts a word longer than a line between its parts, as near to its middle as they allow, or else between letters. */
const cutWord = (parts: readonly string[], longest: number): string[] => {
  const word = parts.join('')
  const letters = countLetters(word)
  if (letters <= longest) return [word]
  if (parts.length === 1) return cutLetters(word, longest)
  const fromMiddle = (at: number) => Math.abs(countLetters(parts.slice(0, at).join('')) - letters / 2)
  const cuts = parts.slice(1).map((_, index) => index + 1)
  const at = cuts.reduce((best, cut) => (fromMiddle(cut) < fromMiddle(best) ? cut : best))
  return [...cutWord(parts.slice(0, at), longest), ...cutWord(parts.slice(at), longest)]
}

/**
 * Splits text without spaces into words, each a list of parts: segments of the language's dictionary, endings as
 * further parts of their word, punctuation inside the part it touches.
 */
const unspacedWords = (chunk: string, language: string): string[][] => {
  const words: string[][] = []
  let isOpen = false
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(chunk)) {
    const word = words.at(-1)
    if (!word) words.push([segment])
    else if (isOpen || closing.test(segment) || neverFirst.test(segment))
      word.push((word.pop() ?? '') + segment)
    else if (attachesToPrevious.test(segment) && !endsCaptionPhrase.test(word.at(-1) ?? ''))
      word.push(segment)
    else words.push([segment])
    isOpen = opening.test(segment)
  }
  return words
}

export const captionTokens = (text: string, language: string): CaptionToken[] => {
  const { spaced, caption } = languageOf(language)
  return text
    .split(/\s+/)
    .filter((chunk) => chunk !== '')
    .flatMap((chunk) => {
      const words = spaced ? [[chunk]] : unspacedWords(chunk, language)
      const pieces = words.flatMap((word) => cutWord(word, caption.lettersPerLine))
      return pieces.map((piece, index) => ({
        text: piece,
        letters: countLetters(piece),
        spaceAfter: index === pieces.length - 1,
      }))
    })
}

/** Letters of a line of these tokens, including the spaces between them. */
export const lettersOfTokens = (tokens: readonly CaptionToken[]): number =>
  tokens.reduce((sum, { letters, spaceAfter }) => sum + letters + Number(spaceAfter), 0) -
  Number(tokens.at(-1)?.spaceAfter ?? 0)

export const textOfTokens = (tokens: readonly CaptionToken[]): string =>
  tokens
    .map(({ text, spaceAfter }) => (spaceAfter ? `${text} ` : text))
    .join('')
    .trimEnd()
