const longest = 120

/** Graphemes: a cut between code points would separate a Thai vowel from its consonant. */
const graphemes = (text: string): string[] =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)

/** Appended to the title: captions-es.srt becomes '.es.srt', pack.zip becomes ' for YouTube.zip'. */
const endingOf = (part: string): string => part.replace(/^captions-/, '.').replace(/^pack/, ' for YouTube')

/** A project's title as a file name valid on every system, for its video or a file stored beside it. */
export const videoName = (title: string, part?: string): string => {
  const name = title
    // Control characters, and characters that Windows, macOS or a shell does not accept in a file name.
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  return `${graphemes(name).slice(0, longest).join('') || 'Voxdeck film'}${part ? endingOf(part) : '.mp4'}`
}
