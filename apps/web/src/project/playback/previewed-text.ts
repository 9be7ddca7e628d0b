import { previewTextLimit } from '@voxdeck/contracts/speech/preview-speech'

export type Selection = { start: number; end: number }

/** `whole` is played in parts, whatever its length. */
export type PreviewOf = 'english' | 'slide' | 'whole'

export type PreviewedText = { text: string } | { refused: 'empty' | 'long' }

/** Cuts at the limit, without splitting a surrogate pair or a bracket. */
const firstCharacters = (text: string): string =>
  text.length <= previewTextLimit
    ? text
    : text
        .slice(0, previewTextLimit)
        .replace(/[\uD800-\uDBFF]$/, '')
        .replace(/\[[^[\]\n]*$/, '')

/**
 * The selected text, else all of it. For a slide it is cut at the limit; a longer project script is refused.
 */
export const previewedText = (of: PreviewOf, text: string, { start, end }: Selection): PreviewedText => {
  const selected = text.slice(start, end).trim()
  const said = selected || text.trim()
  if (said === '') return { refused: 'empty' }
  if (of === 'whole') return { text: said }
  if (of === 'slide') return { text: firstCharacters(said) }
  return said.length > previewTextLimit ? { refused: 'long' } : { text: said }
}
