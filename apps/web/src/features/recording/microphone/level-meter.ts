/** Fourth root of the energy: loudness is perceived logarithmically. */
const shownLevel = (energy: number): number => Math.min(1, Math.sqrt(Math.sqrt(energy)) * 1.4)

/** The current level of the microphone, from 0 to 1. */
export const createLevelMeter = (stream: MediaStream) => {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  void context.resume()
  const samples = new Float32Array(analyser.fftSize)
  return {
    read: (): number => {
      analyser.getFloatTimeDomainData(samples)
      return shownLevel(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
    },
    close: () => void context.close(),
  }
}

export type LevelMeter = ReturnType<typeof createLevelMeter>
