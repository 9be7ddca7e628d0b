import { titleLength } from '@voxdeck/contracts/projects/project'

const suffix = ' (copy)'

/** Graphemes: a cut between code points would separate a Thai vowel from its consonant. */
const letters = new Intl.Segmenter('th', { granularity: 'grapheme' })

/** Truncates a long title so that the suffix fits. */
export const copyTitle = (title: string): string => {
  let kept = ''
  for (const { segment } of letters.segment(title)) {
    if (kept.length + segment.length + suffix.length > titleLength) break
    kept += segment
  }
  return kept.trimEnd() + suffix
}
