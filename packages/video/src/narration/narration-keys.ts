import { type Plan, type PlannedSpeeds, paceOf } from '@voxdeck/core/plan/plan'
import { utterancesOf } from '@voxdeck/core/plan/planned-sentence'
import { recordingKey } from './recording-key.ts'
import { sentenceKey } from './sentence.ts'

/** By slide: the artifact keys of its narration, in order. A recording is the slide's only artifact. */
export const narrationKeys = (
  plan: Pick<Plan, 'slides' | 'toolchain' | 'salt'> & PlannedSpeeds,
  language: string,
): string[][] =>
  plan.slides.map((slide) => {
    const { toolchain, salt } = plan
    const { voice = '', voiceVersion = '', sentences = [], recording } = slide.narration[language] ?? {}
    const wordsPerMinute = paceOf(plan, slide, language)
    return recording
      ? [recordingKey(toolchain.sound, recording)]
      : utterancesOf(sentences).map(({ say }) =>
          sentenceKey({ text: say, voice, voiceVersion, wordsPerMinute, salt, tools: toolchain.sound }),
        )
  })
