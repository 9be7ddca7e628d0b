import { sampleRate } from '@voxdeck/core/timeline/timing'

/** −1 dBTP is asked of the video. AAC moves peaks by up to 0.7 dB, resampling by a tenth. */
const peakDecibels = -1.8

/** Peaks between samples show at four times the rate: there a plain limiter limits true peaks. */
export const oversample = `aresample=${4 * sampleRate}`

// level: would raise everything to full scale. latency: would otherwise come out 5 ms late.
export const limitPeaks = `alimiter=level=disabled:limit=${(10 ** (peakDecibels / 20)).toFixed(6)}:attack=5:release=50:latency=1`

/** A resampler may end a sample early or late, and a codec too; what follows counts on this length. */
export const exactly = (samples: number): string => `apad=whole_len=${samples},atrim=end_sample=${samples}`
