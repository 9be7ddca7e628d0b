import type { LanguageCode } from '@voxdeck/core/languages/languages'
import { readScript, sourceSentences } from '@voxdeck/core/script/read-script'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import { estimateSpeech } from '../../../project/playback/estimate-speech.ts'
import type { AudibleSlide } from '../../../project/playback/stage-slide.ts'

/** A sound that was fetched, and how long the video lets it last. */
export type DraftSound = {
  samples: number
  /** Silence before the sentence that follows. */
  gapSamples: number
  /** Plays it at a time of the clock, from `offset` seconds on; returns what stops it. */
  play: (at: number, offset: number) => () => void
}

/** A sentence, or the whole of a recording. */
export type DraftPiece = {
  /** What captions show, one entry for each sentence. */
  written: string[]
  /**
   * Silence that markup asks for, within the sound: before the first word, where it replaces the gap of the sentence before,
   * and after the last.
   */
  pauseSamples: { before: number; after: number }
  /** Until it is fetched, and when that fails. */
  estimatedSamples: number
  sound:
    | { kind: 'speech'; text: string; language: LanguageCode; voice: string; wpm: number }
    | { kind: 'recording'; address: string }
}

const samplesOf = (seconds: number) => Math.round(seconds * sampleRate)

const writtenIn = (script: string, language: LanguageCode): string[] =>
  readScript(script, { language }).sentences.map(({ written }) => written)

/** What is heard on a slide, in order; nothing on a silent one. Sentences as the video has them. */
export const draftPieces = ({ script, language, voice, wpm, recording }: AudibleSlide): DraftPiece[] => {
  const estimate = (text: string) => samplesOf(estimateSpeech(text, language, wpm))
  if (recording)
    return [
      {
        written: writtenIn(script, language),
        pauseSamples: { before: 0, after: 0 },
        estimatedSamples: recording.seconds === null ? estimate(script) : samplesOf(recording.seconds),
        sound: { kind: 'recording', address: recording.address },
      },
    ]
  // Without a voice it is only read, which the draft leaves out.
  if (voice === '') return []
  return sourceSentences(script, language).flatMap((text): DraftPiece | [] => {
    const { sentences, pauseMs } = readScript(text, { language })
    const [first] = sentences.flatMap(({ utterances }) => utterances)
    if (!first) return []
    return {
      written: sentences.map(({ written }) => written),
      pauseSamples: { before: samplesOf(first.pauseMs / 1000), after: samplesOf(pauseMs / 1000) },
      estimatedSamples: estimate(text),
      sound: { kind: 'speech', text, language, voice, wpm },
    }
  })
}
