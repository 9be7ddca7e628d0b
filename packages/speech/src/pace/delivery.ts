import { countBeats } from '@voxdeck/core/script/beats'
import { type Calibration, lengthRatioAt, naturalSeconds, speedFor, usualSeconds } from './calibration.ts'
import { splitLongText, splitPhrases } from './phrases.ts'
import { sentenceTarget } from './sentence-target.ts'
import { splitSpeechAndGap } from './split-speech-and-gap.ts'

export type Sentence = { text: string; language: string; wordsPerMinute: number }

/** Phrases to be said one by one, at one speed of the model. */
export type Delivery = { phrases: string[]; speed: number }

export type Spoken = { speed: number; phraseSeconds: number[] }

export type Verdict = {
  pauseSeconds: number
  /** The speed for a second attempt, when the sentence came out too long or too short. */
  betterSpeed?: number
}

/** Stretched further than this a voice slurs, so slower speech gets longer pauses instead. */
const longestStretch = 1.6
const pauseLimits = { min: 0.12, max: 1.1 }
/** In characters. The native code never frees the memory of its longest phrase: 350 MB more at 300. */
const longestPhrase = 200
const toleratedMiss = 0.06

export const planDelivery = (sentence: Sentence, calibration: Calibration): Delivery => {
  const natural = naturalSeconds(calibration, sentence.text)
  const target = targetOf(sentence, calibration, natural)
  const pauses = Math.round(Math.max(0, target - natural * longestStretch) / pauseLimits.max)
  const phrases = splitPhrases(sentence.text, pauses + 1)
    .flatMap((phrase) => splitLongText(phrase, longestPhrase))
    .filter((phrase) => /[\p{L}\p{N}]/u.test(phrase))
  const breaks = phrases.length - 1
  const paused = withinLimits(target - natural * longestStretch, breaks)
  return { phrases, speed: speedFor(calibration, (target - paused) / natural) }
}

/** Compares the spoken length with the target, which is computed anew from the sentence's actual length. */
export const judgeDelivery = (sentence: Sentence, calibration: Calibration, spoken: Spoken): Verdict => {
  const said = spoken.phraseSeconds.reduce((sum, seconds) => sum + seconds, 0)
  const natural = said / lengthRatioAt(calibration, spoken.speed)
  const target = targetOf(sentence, calibration, natural)
  const breaks = spoken.phraseSeconds.length - 1
  const paused = withinLimits(target - said, breaks)
  const pauseSeconds = breaks === 0 ? 0 : paused / breaks
  const betterSpeed = speedFor(calibration, Math.max(0.1, (target - paused) / natural))
  const missed = Math.abs((said + paused) / target - 1) > toleratedMiss
  const atItsLimit = Math.abs(betterSpeed / spoken.speed - 1) < toleratedMiss / 2
  return missed && !atItsLimit ? { pauseSeconds, betterSpeed } : { pauseSeconds }
}

const targetOf = (sentence: Sentence, calibration: Calibration, natural: number): number => {
  const { text, language, wordsPerMinute } = sentence
  const words = Math.max(1, countBeats(text, language))
  return sentenceTarget({
    speechSeconds: splitSpeechAndGap({ words, wordsPerMinute }).speechSeconds,
    naturalSeconds: natural,
    usualSeconds: usualSeconds(calibration, words),
  })
}

const withinLimits = (seconds: number, breaks: number): number =>
  Math.min(pauseLimits.max * breaks, Math.max(pauseLimits.min * breaks, seconds))
