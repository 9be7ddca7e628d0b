import { sampleRate } from '@voxdeck/core/timeline/timing'
import { amplitude } from '../../loudness/decibels.ts'

/** The video must stay below −1 dBTP. AAC moves peaks by up to 0.7 dB, resampling by 0.1 dB. */
export const peakDecibels = -1.8

/** Four times the sample rate makes peaks between samples visible, so a plain limiter limits true peaks. */
export const oversample = `aresample=${4 * sampleRate}`

// level: off, or it would raise everything to full scale. latency: compensates the limiter's delay of 5 ms.
export const limitPeaks = `alimiter=level=disabled:limit=${amplitude(peakDecibels).toFixed(6)}:attack=5:release=50:latency=1`

/** Pads or trims to a length on which later steps rely: resamplers and codecs may end a sample early or late. */
export const exactly = (samples: number): string => `apad=whole_len=${samples},atrim=end_sample=${samples}`
