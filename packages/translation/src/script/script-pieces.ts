import { escapeMarkup } from '@voxdeck/core/script/escape-markup'
import { parseScript, type ScriptPart } from '@voxdeck/core/script/script-parts'
import { sentenceSpans } from '@voxdeck/core/script/sentences'

/** A pause as written in the script. */
export type Pause = { pause: string }

/**
 * The text a reader sees, and pauses. Pronunciations belong to the source language: only their written words are
 * here.
 */
export type Pieces = readonly (string | Pause)[]

/** The pieces before each sentence and after the last one, and the sentences. */
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

/** Splits the script into sentences as speech and captions do; a pause at a sentence's edge belongs to the gap. */
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

/** Prints pieces as a script: text is escaped so that it is not read as markup, and pauses stay markup. */
export const printPieces = (pieces: Pieces): string => {
  let [script, text] = ['', '']
  for (const piece of pieces) {
    if (typeof piece === 'string') text += piece
    else {
      // A backslash before a bracket would escape it.
      script += escapeMarkup(text) + (text.endsWith('\\') ? ' ' : '') + piece.pause
      text = ''
    }
  }
  return script + escapeMarkup(text)
}
