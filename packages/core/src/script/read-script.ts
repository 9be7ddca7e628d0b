import { createLexicon, type LexiconEntry } from './lexicon.ts'
import { parseScript, type ScriptPart } from './script-parts.ts'
import { oneLine, type Span, sentenceSpans } from './sentences.ts'

/** Text for one call of a speech engine, and the pause requested before it. */
export type Utterance = { say: string; pauseMs: number }

/** A sentence as captions and translators see it, and as it is spoken. */
export type ReadSentence = { written: string; utterances: Utterance[] }

export type ReadScript = {
  sentences: ReadSentence[]
  /** Pause requested after the last word. */
  pauseMs: number
}

type Pause = { at: number; milliseconds: number }
type Said = Span & { say: string }

/** The written text, and the positions of pauses and pronunciations in it. */
const layOut = (parts: readonly ScriptPart[]) => {
  let text = ''
  const pauses: Pause[] = []
  const said: Said[] = []
  for (const part of parts) {
    if (part.kind === 'pause') pauses.push({ at: text.length, milliseconds: part.milliseconds })
    if (part.kind === 'said')
      said.push({ start: text.length, end: text.length + part.written.length, say: part.said })
    text += part.written
  }
  return { text, pauses, said }
}

const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

type ReadAs = { language: string; lexicon?: readonly LexiconEntry[] }

/** Parses a script once for speech, captions and translation. */
export const readScript = (script: string, { language, lexicon = [] }: ReadAs): ReadScript => {
  const { text, pauses, said } = layOut(parseScript(script))
  const sayText = createLexicon(lexicon)
  /** A pronunciation is spoken in the span where its written text starts, and not again in the next span. */
  const sayOf = ({ start, end }: Span): string => {
    let [spoken, from] = ['', start]
    for (const part of said) {
      if (part.end <= start || part.start >= end) continue
      if (part.start >= start) spoken += sayText(text.slice(from, part.start)) + part.say
      from = Math.max(from, Math.min(part.end, end))
    }
    return oneLine(spoken + sayText(text.slice(from, end)))
  }

  const sentences: ReadSentence[] = []
  const left = [...pauses]
  let waiting = 0
  const pausesUntil = (position: number) => {
    while (left[0] && left[0].at <= position) waiting += left.shift()?.milliseconds ?? 0
  }
  for (const { start, end } of sentenceSpans(text, language)) {
    pausesUntil(start)
    const cuts = left.filter(({ at }) => at > start && at < end).map(({ at }) => at)
    const utterances: Utterance[] = []
    let from = start
    for (const cut of [...cuts, end]) {
      const say = sayOf({ start: from, end: cut })
      const last = utterances.at(-1)
      // Punctuation after a pause belongs to the words before it.
      if (!hasWords(say) && last) last.say += say
      else if (hasWords(say)) {
        utterances.push({ say, pauseMs: waiting })
        waiting = 0
      }
      pausesUntil(cut === end ? cut - 1 : cut)
      from = cut
    }
    sentences.push({ written: oneLine(text.slice(start, end)), utterances })
  }
  pausesUntil(text.length)
  return { sentences, pauseMs: waiting }
}

/** Offset in the script of a position in its written text; at a part's edge, behind the markup there or before it. */
const sourceOffset = (parts: readonly ScriptPart[], at: number, side: 'before' | 'behind'): number => {
  let [text, source] = [0, 0]
  for (const part of parts) {
    const end = text + part.written.length
    const isPast = side === 'before' ? end >= at && part.written !== '' : end > at
    if (isPast) {
      const isPlain = part.kind === 'text' && part.source === part.written
      return source + (isPlain ? at - text : at > text ? part.source.length : 0)
    }
    text = end
    source += part.source.length
  }
  return source
}

/** The places of the sentences in a script, without the markup at their edges. */
export const sentencePlaces = (script: string, language: string): Span[] => {
  const parts = parseScript(script)
  const text = parts.map(({ written }) => written).join('')
  return sentenceSpans(text, language).map(({ start, end }) => ({
    start: sourceOffset(parts, start, 'behind'),
    end: sourceOffset(parts, end, 'before'),
  }))
}

/** The sentences of a script with their markup; markup between two belongs to the second. */
export const sourceSentences = (script: string, language: string): string[] => {
  const parts = parseScript(script)
  const text = parts.map(({ written }) => written).join('')
  const ends = sentenceSpans(text, language).map(({ end }) => sourceOffset(parts, end, 'before'))
  return ends.map((end, index) => {
    const isLast = index === ends.length - 1
    return script.slice(ends[index - 1] ?? 0, isLast ? undefined : end).trim()
  })
}

/** The text a reader sees: no markup, and no pronunciations. */
export const writtenText = (script: string): string =>
  parseScript(script)
    .map(({ written }) => written)
    .join('')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .trim()
