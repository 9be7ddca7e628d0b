const longest = 120

/** Letters as people see them: cut between code points, a Thai syllable loses its vowel. */
const graphemes = (text: string): string[] =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)

/** What a person reads behind the title: captions-es.srt is .es.srt, pack.zip is its own. */
const endingOf = (part: string): string => part.replace(/^captions-/, '.').replace(/^pack/, ' for YouTube')

/** A project's title as a file name that every system takes, for its video or for what lies beside it. */
export const videoName = (title: string, part?: string): string => {
  const name = title
    // Control characters, and what Windows, macOS or a shell would stumble over.
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  return `${graphemes(name).slice(0, longest).join('') || 'Voxdeck film'}${part ? endingOf(part) : '.mp4'}`
}
