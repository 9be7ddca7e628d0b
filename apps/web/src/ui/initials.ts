const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' })

// A Thai leading vowel is written before its consonant and is no initial by itself.
const leadingVowel = /^[\u0E40-\u0E44]/

const firstLetter = (word: string): string => {
  const letters = [...graphemes.segment(word.replace(leadingVowel, ''))]
  return (letters[0]?.segment ?? '').toLocaleUpperCase()
}

/** 'Malee Kaewta' is MK, 'maker@example.org' is M. */
export const initialsOf = (name: string): string => {
  const words =
    name
      .split('@')[0]
      ?.trim()
      .split(/[\s._-]+/)
      .filter(Boolean) ?? []
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => firstLetter(word ?? '')).join('')
}
