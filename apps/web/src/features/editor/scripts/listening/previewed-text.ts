import { previewTextLimit } from '@voxdeck/contracts/speech/preview-speech'

export type Selection = { start: number; end: number }

export type PreviewedText = { text: string } | { refused: 'empty' | 'long' }

/** Half of a letter that takes two code units would be read as a mistake. */
const firstCharacters = (text: string): string =>
  text.slice(0, previewTextLimit).replace(/[\uD800-\uDBFF]$/, '')

/** The selected part, else the whole; a slide's is cut to the limit, the English script's is refused beyond it. */
export const previewedText = (
  of: 'english' | 'slide',
  text: string,
  { start, end }: Selection,
): PreviewedText => {
  const selected = text.slice(start, end).trim()
  const said = selected || text.trim()
  if (said === '') return { refused: 'empty' }
  if (of === 'slide') return { text: firstCharacters(said) }
  return said.length > previewTextLimit ? { refused: 'long' } : { text: said }
}
