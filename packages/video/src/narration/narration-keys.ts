import type { Plan } from '@voxdeck/core/plan/plan'
import { utterancesOf } from '@voxdeck/core/plan/planned-sentence'
import { recordingKey } from './recording-key.ts'
import { sentenceKey } from './sentence.ts'

/** By slide: the artifact keys of its narration, in order. A recording is the slide's only artifact. */
export const narrationKeys = (
  { slides, toolchain, wordsPerMinute }: Pick<Plan, 'slides' | 'toolchain' | 'wordsPerMinute'>,
  language: string,
): string[][] =>
  slides.map(({ narration }) => {
    const { voice = '', sentences = [], recording } = narration[language] ?? {}
    return recording
      ? [recordingKey(toolchain, recording)]
      : utterancesOf(sentences).map(({ say }) => sentenceKey(toolchain, { text: say, voice, wordsPerMinute }))
  })
