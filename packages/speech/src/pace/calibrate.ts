import type { LanguageCode } from '@voxdeck/core/languages/languages'
import { speechSamples } from '@voxdeck/core/languages/speech-samples'
import { countBeats } from '@voxdeck/core/script/beats'
import type { Calibration } from './calibration.ts'
import type { Say } from './speak-at-pace.ts'
import { spokenUnits } from './spoken-units.ts'

type Measured = {
  model: string
  language: LanguageCode
  say: Say
  /** Fewer where requests cost money, or where a voice follows its speed setting closely. */
  speeds?: readonly number[] | undefined
}

const manySpeeds = [0.45, 0.6, 0.75, 1.2, 1.4, 1.6, 1.85, 2.2]

/** Measures a voice by letting it speak: for a neural voice some ten seconds of work, once for each model. */
export const calibrate = async ({
  model,
  language,
  say,
  speeds = manySpeeds,
}: Measured): Promise<Calibration> => {
  const secondsFor = async (text: string, speed: number) => {
    const { samples, sampleRate } = await say(text, speed)
    return samples.length / sampleRate
  }
  const [first, ...more] = speechSamples[language].measured
  const natural = await secondsFor(first, 1)
  let seconds = natural
  for (const sentence of more) seconds += await secondsFor(sentence, 1)
  const lengths = [{ speed: 1, ratio: 1 }]
  for (const speed of speeds) lengths.push({ speed, ratio: (await secondsFor(first, speed)) / natural })
  const units = sum([first, ...more].map(spokenUnits))
  return {
    model,
    secondsPerUnit: seconds / units,
    // 5 is the value of an ordinary English script, unchanged since English was the only language.
    unitsPerBeat:
      language === 'en' ? 5 : units / sum([first, ...more].map((text) => countBeats(text, language))),
    lengths: inStrictOrder(lengths.toSorted((a, b) => a.speed - b.speed)),
  }
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)

/** A model at its limit may not get shorter any more; equal lengths would leave the speed undefined. */
const inStrictOrder = (lengths: Calibration['lengths']): Calibration['lengths'] =>
  lengths.filter((point, index) => lengths.slice(0, index).every((slower) => slower.ratio > point.ratio))
