const longest = 120

/** Letters as people see them: cut between code points, a Thai syllable loses its vowel. */
const graphemes = (text: string): string[] =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)

/** A project's title as a file name that every system takes. */
export const filmName = (title: string): string => {
  const name = title
    // Control characters, and what Windows, macOS or a shell would stumble over.
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  return `${graphemes(name).slice(0, longest).join('') || 'Voxdeck film'}.mp4`
}
