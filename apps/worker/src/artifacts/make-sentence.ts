import { defaultSourceLanguage } from '@voxdeck/core/languages/languages'
import { countBeats } from '@voxdeck/core/script/beats'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import type { Jail } from '@voxdeck/media/run/jail'
import { levelSentence } from '@voxdeck/media/sentences/level-sentence'
import type { Voices } from '@voxdeck/speech/create-voices'
import { splitSpeechAndGap } from '@voxdeck/speech/pace/split-speech-and-gap'
import { type SentenceFacts, type SentenceRequest, sentenceKey } from '@voxdeck/video/narration/sentence'
import type { ArtifactStore, Obtained } from './artifact-store.ts'

export type SentenceMaker = ReturnType<typeof createSentenceMaker>

type Dependencies = {
  artifacts: ArtifactStore
  voices: Pick<Voices, 'find' | 'speak'>
  jail: Jail
}

/** Never falls back to another voice: the voice is part of the key, so another voice makes another sentence. */
export const createSentenceMaker =
  ({ artifacts, voices, jail }: Dependencies) =>
  async (
    request: SentenceRequest,
    signal: AbortSignal,
  ): Promise<Obtained<SentenceFacts> & { key: string }> => {
    await using scratch = await jail.scratch()
    const key = sentenceKey(request)
    const sentence = await artifacts.obtain({ kind: 'sentence', key, salt: request.salt }, async () => {
      const { samples, sampleRate: engineRate } = await voices.speak({ ...request, signal })
      const output = scratch.file('sentence.pcm')
      const levelled = await levelSentence({ samples, engineRate, output, signal })
      const { language = defaultSourceLanguage } = voices.find(request.voice) ?? {}
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
