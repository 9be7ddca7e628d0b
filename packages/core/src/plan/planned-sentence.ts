import { countBeats } from '../script/beats.ts'
import type { ReadSentence, Utterance } from '../script/read-script.ts'
import { countWords, type ScriptLength } from '../script/words.ts'

/** A plain string when the sentence is spoken as it is written. */
export type PlannedSentence = string | ReadSentence

export const planSentence = (sentence: ReadSentence): PlannedSentence => {
  const [only, ...more] = sentence.utterances
  const isPlain = more.length === 0 && only?.pauseMs === 0 && only.say === sentence.written
  return isPlain ? sentence.written : sentence
}

export const writtenOf = (sentence: PlannedSentence): string =>
  typeof sentence === 'string' ? sentence : sentence.written

export const utterancesOf = (sentences: readonly PlannedSentence[]): Utterance[] =>
  sentences.flatMap((sentence) =>
    typeof sentence === 'string' ? [{ say: sentence, pauseMs: 0 }] : sentence.utterances,
  )

export const lengthOfSentences = (
  { sentences, pauseMs = 0 }: { sentences: readonly PlannedSentence[]; pauseMs?: number | undefined },
  language: string,
): ScriptLength => {
  const text = sentences.map(writtenOf).join(' ')
  return {
    words: countWords(text),
    beats: countBeats(text, language),
    pauseMs: utterancesOf(sentences).reduce((sum, utterance) => sum + utterance.pauseMs, pauseMs),
  }
}
