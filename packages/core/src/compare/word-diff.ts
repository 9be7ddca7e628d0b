import { sentenceSpans } from '../script/sentences.ts'
import { commonItems } from './common-items.ts'

export type DiffPiece = { kind: 'same' | 'added' | 'removed'; text: string }

const wordsOf = (text: string, language: string): string[] =>
  Array.from(new Intl.Segmenter(language, { granularity: 'word' }).segment(text), ({ segment }) => segment)

/** Sentences, and what stands between them. */
const sentencesOf = (text: string, language: string): string[] => {
  const pieces: string[] = []
  let from = 0
  for (const { start, end } of sentenceSpans(text, language)) {
    pieces.push(text.slice(from, start), text.slice(start, end))
    from = end
  }
  return [...pieces, text.slice(from)].filter((piece) => piece !== '')
}

/** What changed between two texts, word by word in sentences that changed; what was removed comes before what stands in its place. */
export const wordDiff = (before: string, now: string, language: string): DiffPiece[] =>
  joinRuns(
    diffItems(sentencesOf(before, language), sentencesOf(now, language), (old, current) =>
      diffItems(wordsOf(old, language), wordsOf(current, language), (removed, added) => [
        { kind: 'removed', text: removed },
        { kind: 'added', text: added },
      ]),
    ),
  )

/** What two lists have in common stays; `between` compares what lies between. */
const diffItems = (
  old: readonly string[],
  current: readonly string[],
  between: (old: string, current: string) => DiffPiece[],
): DiffPiece[] => {
  const pieces: DiffPiece[] = []
  let [i, j] = [0, 0]
  for (const [atOld, atCurrent] of [...commonItems(old, current), [old.length, current.length] as const]) {
    pieces.push(...between(old.slice(i, atOld).join(''), current.slice(j, atCurrent).join('')))
    pieces.push({ kind: 'same', text: current[atCurrent] ?? '' })
    i = atOld + 1
    j = atCurrent + 1
  }
  return mergeKinds(pieces)
}

const mergeKinds = (pieces: readonly DiffPiece[]): DiffPiece[] => {
  const merged: DiffPiece[] = []
  for (const { kind, text } of pieces) {
    const last = merged.at(-1)
    if (text === '') continue
    if (last?.kind === kind) last.text += text
    else merged.push({ kind, text })
  }
  return merged
}

/** A single blank between two changes is part of both: words that were replaced together are shown together. */
const joinRuns = (pieces: readonly DiffPiece[]): DiffPiece[] => {
  const joined: DiffPiece[] = []
  let [removed, added] = ['', '']
  const flush = () => {
    if (removed !== '') joined.push({ kind: 'removed', text: removed })
    if (added !== '') joined.push({ kind: 'added', text: added })
    removed = ''
    added = ''
  }
  for (const [index, { kind, text }] of pieces.entries()) {
    const isBetween =
      kind === 'same' &&
      text.trim() === '' &&
      removed !== '' &&
      added !== '' &&
      pieces[index + 1]?.kind === 'removed' &&
      pieces[index + 2]?.kind === 'added'
    if (kind === 'same' && !isBetween) {
      flush()
      joined.push({ kind, text })
    }
    if (kind === 'removed' || isBetween) removed += text
    if (kind === 'added' || isBetween) added += text
  }
  flush()
  return joined
}
