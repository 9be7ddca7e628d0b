import { titleLength } from '@voxdeck/contracts/projects/project'

const copied = / \(copy(?: \d+)?\)$/

/** Graphemes: a cut between code points would separate a Thai vowel from its consonant. */
const letters = new Intl.Segmenter('th', { granularity: 'grapheme' })

/** Truncates a long title so that the suffix fits. */
const withSuffix = (title: string, suffix: string): string => {
  let kept = ''
  for (const { segment } of letters.segment(title)) {
    if (kept.length + segment.length + suffix.length > titleLength) break
    kept += segment
  }
  return kept.trimEnd() + suffix
}

/** The title that a copy was made from: 'Harbour' of 'Harbour (copy 2)'. */
const originalOf = (title: string): string => title.replace(copied, '')

/** Characters that all titles of copies begin with: of a longer title the end may be cut. */
const uncut = 80

/** A text that is in the titles of all copies of a project. */
export const sharedByCopies = (title: string): string =>
  [...originalOf(title)].slice(0, uncut).join('').trim()

/** The title of a copy: 'Harbour (copy)', then 'Harbour (copy 2)', also of a copy. `taken` are the titles of the others. */
export const copyTitle = (title: string, taken: ReadonlySet<string>): string => {
  const original = originalOf(title)
  let next = withSuffix(original, ' (copy)')
  for (let number = 2; taken.has(next); number += 1) next = withSuffix(original, ` (copy ${number})`)
  return next
}
