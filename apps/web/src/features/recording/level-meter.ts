/** The ear is logarithmic: a root lets a quiet voice move the meter too. */
const shownLevel = (energy: number): number => Math.min(1, Math.sqrt(Math.sqrt(energy)) * 1.4)

/** How loud the microphone is at the moment, from 0 to 1; 0 where the browser cannot tell. */
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
