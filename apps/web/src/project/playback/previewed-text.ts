import { previewTextLimit } from '@voxdeck/contracts/speech/preview-speech'

export type Selection = { start: number; end: number }

/** `whole` is heard in parts, however long it is. */
export type PreviewOf = 'english' | 'slide' | 'whole'

export type PreviewedText = { text: string } | { refused: 'empty' | 'long' }

/** Half of a letter that takes two code units would be read as a mistake, and so would half of a bracket's markup. */
const firstCharacters = (text: string): string =>
  text.length <= previewTextLimit
    ? text
    : text
        .slice(0, previewTextLimit)
        .replace(/[\uD800-\uDBFF]$/, '')
        .replace(/\[[^[\]\n]*$/, '')

/** The selected part, else the whole; a slide's is cut to the limit, the English script's is refused beyond it. */
export const previewedText = (of: PreviewOf, text: string, { start, end }: Selection): PreviewedText => {
  const selected = text.slice(start, end).trim()
  const said = selected || text.trim()
  if (said === '') return { refused: 'empty' }
  if (of === 'whole') return { text: said }
  if (of === 'slide') return { text: firstCharacters(said) }
  return said.length > previewTextLimit ? { refused: 'long' } : { text: said }
}
