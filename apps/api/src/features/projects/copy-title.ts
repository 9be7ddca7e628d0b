import { titleLength } from '@voxdeck/contracts/projects/project'

const suffix = ' (copy)'

/** Letters as people see them: cut between code points, a Thai syllable would lose its vowel. */
const letters = new Intl.Segmenter('th', { granularity: 'grapheme' })

/** A long title gives way to the words that tell the copy apart. */
export const copyTitle = (title: string): string => {
  let kept = ''
  for (const { segment } of letters.segment(title)) {
    if (kept.length + segment.length + suffix.length > titleLength) break
    kept += segment
  }
  return kept.trimEnd() + suffix
}
