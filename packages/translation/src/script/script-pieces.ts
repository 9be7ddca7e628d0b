import { escapeMarkup } from '@voxdeck/core/script/escape-markup'
import { parseScript, type ScriptPart } from '@voxdeck/core/script/script-parts'
import { sentenceSpans } from '@voxdeck/core/script/sentences'

/** A pause as it stands in the script. */
export type Pause = { pause: string }

/** Text as a reader sees it, and pauses. A pronunciation is of its own language: only its written word is here. */
export type Pieces = readonly (string | Pause)[]

/** What stands before each sentence and after the last one, and the sentences. */
export type ScriptLayout = { gaps: Pieces[]; sentences: Pieces[] }

const pieceOf = (part: ScriptPart): string | Pause =>
  part.kind === 'pause' ? { pause: part.source } : part.written

export const readPieces = (script: string): Pieces => parseScript(script).map(pieceOf)

export const textOf = (pieces: Pieces, forPauses = ''): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : forPauses)).join('')

type PlacedPause = Pause & { at: number }

const cut = (text: string, pauses: readonly PlacedPause[], start: number, end: number): Pieces => {
  const pieces: (string | Pause)[] = []
  let from = start
  for (const { at, pause } of pauses) {
    pieces.push(text.slice(from, at), { pause })
    from = at
  }
  return [...pieces, text.slice(from, end)].filter((piece) => piece !== '')
}

/** The sentences by the tree that speech and captions read; a pause at a sentence's edge is between two. */
export const layOutScript = (script: string, language: string): ScriptLayout => {
  const pauses: PlacedPause[] = []
  let text = ''
  for (const piece of readPieces(script)) {
    if (typeof piece === 'string') text += piece
    else pauses.push({ ...piece, at: text.length })
  }
  const gaps: Pieces[] = []
  const sentences: Pieces[] = []
  let from = 0
  const takeUntil = (end: number, isBefore: (pause: PlacedPause) => boolean): Pieces => {
    const later = pauses.findIndex((pause) => !isBefore(pause))
    const pieces = cut(text, pauses.splice(0, later < 0 ? pauses.length : later), from, end)
    from = end
    return pieces
  }
  for (const { start, end } of sentenceSpans(text, language)) {
    gaps.push(takeUntil(start, ({ at }) => at <= start))
    sentences.push(takeUntil(end, ({ at }) => at < end))
  }
  gaps.push(takeUntil(text.length, () => true))
  return { gaps, sentences }
}

/** Pieces as a script: no text of theirs is read as markup, and no pause as text. */
export const printPieces = (pieces: Pieces): string => {
  let [script, text] = ['', '']
  for (const piece of pieces) {
    if (typeof piece === 'string') text += piece
    else {
      // Behind a backslash a bracket would be an ordinary one.
      script += escapeMarkup(text) + (text.endsWith('\\') ? ' ' : '') + piece.pause
      text = ''
    }
  }
  return script + escapeMarkup(text)
}
