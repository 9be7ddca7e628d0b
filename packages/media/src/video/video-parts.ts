import type { Shot } from '@voxdeck/core/timeline/lay-out-slides'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import { aacFrame } from '../args/encode-track.ts'

/**
 * A made shot: its file, and for how many frames it is on screen. A hold's file is repeated, a clip's is cut after
 * them; a blend's begins with the rest it leaves, and may be the file of the holds of that picture too.
 */
export type VideoShot = { kind: Shot['kind']; file: string; frames: number }

/** Packets of a made sound, and the video's packet where the first of them stands. */
export type VideoSound = { file: string; from: number; packets: number; at: number }

/** In their order. Where none of them sounds stands silence: a packet of it, copied from this file. */
export type VideoSounds = { sounds: readonly VideoSound[]; silence: string }

export type VideoPicture = { shots: readonly VideoShot[]; framesPerSecond: number }

export const videoFrames = (shots: readonly VideoShot[]): number =>
  shots.reduce((sum, { frames }) => sum + frames, 0)

/** Times of the sound's packets, in samples. The last is shortened, so that sound and picture end together. */
export const audioTimes = ({ shots, framesPerSecond }: VideoPicture) => {
  const samples = (videoFrames(shots) * sampleRate) / framesPerSecond
  const packets = Math.ceil(samples / aacFrame)
  return {
    packets,
    at: (packet: number) => ({
      time: packet * aacFrame,
      duration: Math.min(aacFrame, samples - packet * aacFrame),
    }),
  }
}
