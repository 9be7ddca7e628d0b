import { countWords } from '@voxdeck/core/script/words'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import type { Jail } from '@voxdeck/media/run/jail'
import type { LevelledSentence, SpokenSentence } from '@voxdeck/media/sentences/level-sentence'
import { paceOf } from '@voxdeck/speech/pace/pace-of'
import type { SpeechEngine } from '@voxdeck/speech/speech-engine'
import { hashValue } from '@voxdeck/storage/content-hash'
import type { ArtifactStore, Obtained } from './artifact-store.ts'

export type SentenceRequest = { text: string; voice: string; wordsPerMinute: number }

/** Levelled speech, 48 kHz mono 16 bit, and the silence that follows when another sentence comes. */
export type SentenceFacts = { samples: number; gapSamples: number; peaks: number[] }

export type SentenceMaker = ReturnType<typeof createSentenceMaker>

type Dependencies = {
  artifacts: ArtifactStore
  engine: SpeechEngine
  jail: Jail
  levelSentence: (sentence: SpokenSentence) => Promise<LevelledSentence>
  toolchain: string
}

/** Sentences made before facts had peaks are made anew. */
const factsFormat = 2

export const sentenceKey = (toolchain: string, { text, voice, wordsPerMinute }: SentenceRequest): string =>
  hashValue({ facts: factsFormat, toolchain, text, voice, wordsPerMinute })

export const createSentenceMaker =
  ({ artifacts, engine, jail, levelSentence, toolchain }: Dependencies) =>
  async (
    request: SentenceRequest,
    signal: AbortSignal,
  ): Promise<Obtained<SentenceFacts> & { key: string }> => {
    await using scratch = await jail.scratch()
    const key = sentenceKey(toolchain, request)
    const sentence = await artifacts.obtain({ kind: 'sentence', key }, async () => {
      const { samples, sampleRate: engineRate } = await engine.speak({ ...request, signal })
      const output = scratch.file('sentence.pcm')
      const levelled = await levelSentence({ samples, engineRate, output, scratch, signal })
      const { gapSeconds } = paceOf({
        words: countWords(request.text),
        wordsPerMinute: request.wordsPerMinute,
      })
      return {
        path: output.path,
        contentType: 'application/octet-stream',
        facts: {
          samples: levelled.samples,
          gapSamples: Math.round(gapSeconds * sampleRate),
          peaks: levelled.peaks,
        },
      }
    })
    return { ...sentence, key }
  }
