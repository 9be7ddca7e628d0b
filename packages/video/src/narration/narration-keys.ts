import type { Plan } from '@voxdeck/core/plan/plan'
import { utterancesOf } from '@voxdeck/core/plan/planned-sentence'
import { recordingKey } from './recording-key.ts'
import { sentenceKey } from './sentence.ts'

/** By slide: the artifact keys of its narration, in order. A recording is the slide's only artifact. */
export const narrationKeys = (
  { slides, toolchain, salt, wordsPerMinute }: Pick<Plan, 'slides' | 'toolchain' | 'salt' | 'wordsPerMinute'>,
  language: string,
): string[][] =>
  slides.map(({ narration }) => {
    const { voice = '', voiceVersion = '', sentences = [], recording } = narration[language] ?? {}
    return recording
      ? [recordingKey(toolchain.sound, recording)]
      : utterancesOf(sentences).map(({ say }) =>
          sentenceKey({ text: say, voice, voiceVersion, wordsPerMinute, salt, tools: toolchain.sound }),
        )
  })
