/** The beginning of a text, cut between words, in languages without spaces too. */
export const firstWords = (text: string, longest: number, language: string): string => {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  let end = 0
  for (const { segment, index } of segmenter.segment(text.slice(0, 2 * longest))) {
    if (index + segment.length > longest) break
    end = index + segment.length
  }
  return text.slice(0, end).trimEnd()
}
