import { countWords, spokenSeconds } from '../script/words.ts'
import { pauseSeconds, silentSlideSeconds } from './timing.ts'

export type EstimatedSpan = { startTime: number; endTime: number }

/** Stand-in while a project has no words at all: every slide reads 0 to 10. */
const unknownSpan: EstimatedSpan = { startTime: 0, endTime: 10 }

/** When each slide will be on screen, as far as the words can tell before anything is spoken. */
export const estimateTimes = (
  slides: readonly { script: string; manualSeconds: number | null }[],
  wordsPerMinute: number,
): EstimatedSpan[] => {
  if (slides.every((slide) => slide.script.trim() === '' && slide.manualSeconds === null))
    return slides.map(() => unknownSpan)
  let now = 0
  return slides.map(({ script, manualSeconds }) => {
    const words = countWords(script)
    const spoken = words > 0 ? spokenSeconds(words, wordsPerMinute) : silentSlideSeconds
    const startTime = now
    now += Math.max(spoken + pauseSeconds, manualSeconds ?? 0)
    return { startTime, endTime: now }
  })
}
