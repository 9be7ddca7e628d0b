/** The sound of the test video: short tones at known times, of another pitch in each language. */
export const beeps = {
  hertz: { en: 500, 'pt-BR': 900, th: 1400, ar: 2000 },
  /** Time of the first tone; the others follow at intervals of everySeconds. */
  firstSeconds: 0.25,
  everySeconds: 0.5,
  lengthSeconds: 0.06,
} as const

export type BeepLanguage = keyof typeof beeps.hertz

export const beepLanguages = Object.keys(beeps.hertz) as BeepLanguage[]

/** Strength of a tone in some samples. */
const strengthOf = (samples: ArrayLike<number>, hertz: number, sampleRate: number): number => {
  let [cosine, sine] = [0, 0]
  for (let index = 0; index < samples.length; index++) {
    const angle = (2 * Math.PI * hertz * index) / sampleRate
    cosine += (samples[index] ?? 0) * Math.cos(angle)
    sine += (samples[index] ?? 0) * Math.sin(angle)
  }
  return Math.hypot(cosine, sine)
}

/** The language whose tone is the strongest in some samples. */
export const languageOfBeep = (samples: ArrayLike<number>, sampleRate: number): BeepLanguage => {
  const strengths = beepLanguages.map((code) => strengthOf(samples, beeps.hertz[code], sampleRate))
  return beepLanguages[strengths.indexOf(Math.max(...strengths))] ?? 'en'
}
