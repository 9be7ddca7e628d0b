import { NothingToSay } from './speech-errors.ts'

// An English voice spells a Thai greeting letter by letter for twelve seconds. It can read these alphabets.
const unreadableByLatin =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]+/gu
const latinLanguages = new Set('en es fr de pt it nl pl tr vi id sv da nb no fi cs sk hu ro ca gl'.split(' '))

/** The part of a text that the voice can say. Its front end would read emoji, tags and phoneme codes aloud. */
export const speakableText = (text: string, language: string): string => {
  const speakable = readable(text.toWellFormed().normalize('NFC'), language)
    .replace(/<\/?[a-z][^<>]*>/giu, ' ')
    .replace(/\[\[|\]\]/gu, ' ')
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\uFFFD/gu, ' ')
    .replace(/\p{Cf}|\p{Variation_Selector}|\u20E3/gu, '')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
  if (!/[\p{L}\p{N}]/u.test(speakable)) throw new NothingToSay()
  return speakable
}

const readable = (text: string, language: string): string =>
  latinLanguages.has(language.split('-')[0] ?? '') ? text.replace(unreadableByLatin, ' ') : text
