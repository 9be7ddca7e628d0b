import { sourceLanguage } from '@voxdeck/core/languages/languages'
import { countBeats } from '@voxdeck/core/script/beats'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import type { Jail } from '@voxdeck/media/run/jail'
import type { LevelledSentence, SpokenSentence } from '@voxdeck/media/sentences/level-sentence'
import type { Voices } from '@voxdeck/speech/create-voices'
import { splitSpeechAndGap } from '@voxdeck/speech/pace/split-speech-and-gap'
import { hashValue } from '@voxdeck/storage/content-hash'
import type { ArtifactStore, Obtained } from './artifact-store.ts'

export type SentenceRequest = { text: string; voice: string; wordsPerMinute: number }

/** Levelled speech, 48 kHz mono 16 bit; `gapSamples` is the silence before the next sentence. */
export type SentenceFacts = {
  samples: number
  gapSamples: number
  peaks: number[]
  /** The voice that spoke it; absent for a recording. */
  voice?: string
}

export type SentenceMaker = ReturnType<typeof createSentenceMaker>

type Dependencies = {
  artifacts: ArtifactStore
  voices: Pick<Voices, 'find' | 'speak'>
  jail: Jail
  levelSentence: (sentence: SpokenSentence) => Promise<LevelledSentence>
  toolchain: string
}

/** Part of the key: sentences made before facts had peaks and voices are made again. */
const factsFormat = 3

export const sentenceKey = (toolchain: string, { text, voice, wordsPerMinute }: SentenceRequest): string =>
  hashValue({ facts: factsFormat, toolchain, text, voice, wordsPerMinute })

/** Never falls back to another voice: the voice is part of the key, so another voice makes another sentence. */
export const createSentenceMaker =
  ({ artifacts, voices, jail, levelSentence, toolchain }: Dependencies) =>
  async (
    request: SentenceRequest,
    signal: AbortSignal,
  ): Promise<Obtained<SentenceFacts> & { key: string }> => {
    await using scratch = await jail.scratch()
    const key = sentenceKey(toolchain, request)
    const sentence = await artifacts.obtain({ kind: 'sentence', key }, async () => {
      const { samples, sampleRate: engineRate } = await voices.speak({ ...request, signal })
      const output = scratch.file('sentence.pcm')
      const levelled = await levelSentence({ samples, engineRate, output, scratch, signal })
      const { language = sourceLanguage } = voices.find(request.voice) ?? {}
      const { gapSeconds } = splitSpeechAndGap({
        words: countBeats(request.text, language),
        wordsPerMinute: request.wordsPerMinute,
      })
      return {
        path: output.path,
        contentType: 'application/octet-stream',
        facts: {
          samples: levelled.samples,
          gapSamples: Math.round(gapSeconds * sampleRate),
          peaks: levelled.peaks,
          voice: request.voice,
        },
      }
    })
    return { ...sentence, key }
  }
