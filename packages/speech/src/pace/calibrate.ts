import type { Calibration } from './calibration.ts'
import type { Say } from './speak-at-pace.ts'
import { spokenUnits } from './spoken-units.ts'

/** Ordinary words, in sentences of ordinary length. */
const passage = [
  'Welcome, and thank you for joining us today.',
  'In the next few minutes you will see how the new system works, and why it saves time for everybody.',
  'Most people need about an hour to learn it.',
  'If you have a question, please write it down and ask us at the end of the lesson.',
  'Last year, nearly half of our customers chose to pay by card.',
  'Let us look at the first picture.',
]
const measuredSentence =
  'We will start with a short story, which shows what can happen when nobody reads the manual.'
const speeds = [0.45, 0.6, 0.75, 1.2, 1.4, 1.6, 1.85, 2.2]

/** Measures a voice by letting it read: some ten seconds of work, once for each model. */
export const calibrate = async (model: string, say: Say): Promise<Calibration> => {
  const secondsFor = async (text: string, speed: number) => {
    const { samples, sampleRate } = await say(text, speed)
    return samples.length / sampleRate
  }
  const natural = await secondsFor(measuredSentence, 1)
  let seconds = natural
  for (const sentence of passage) seconds += await secondsFor(sentence, 1)
  const lengths = [{ speed: 1, ratio: 1 }]
  for (const speed of speeds)
    lengths.push({ speed, ratio: (await secondsFor(measuredSentence, speed)) / natural })
  const all = [...passage, measuredSentence]
  return {
    model,
    secondsPerUnit: seconds / all.reduce((sum, text) => sum + spokenUnits(text), 0),
    lengths: inStrictOrder(lengths.toSorted((a, b) => a.speed - b.speed)),
  }
}

/** A model at its limit may not get shorter any more; equal lengths would leave no speed to choose. */
const inStrictOrder = (lengths: Calibration['lengths']): Calibration['lengths'] =>
  lengths.filter((point, index) => lengths.slice(0, index).every((slower) => slower.ratio > point.ratio))
