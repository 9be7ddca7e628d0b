import type { Shot } from '@voxdeck/core/timeline/lay-out-slides'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import { aacFrame } from '../args/sound/encode-track.ts'

/**
 * A rendered shot: its file, and the number of frames that it is on screen. A hold's file is repeated, a clip's is
 * cut; a blend's file begins with the hold that it leaves, and may also be the file of that picture's holds.
 */
export type VideoShot = { kind: Shot['kind']; file: string; frames: number }

/** Packets of an encoded sound, and the video's packet at which the first of them is placed. */
export type VideoSound = { file: string; from: number; packets: number; at: number }

/** In order. Gaps between sounds are filled with a silent packet, copied from the file `silence`. */
export type VideoSounds = { sounds: readonly VideoSound[]; silence: string }

export type VideoPicture = { shots: readonly VideoShot[]; framesPerSecond: number }

export const videoFrames = (shots: readonly VideoShot[]): number =>
  shots.reduce((sum, { frames }) => sum + frames, 0)

/** Times of the sound's packets, in samples. The last packet is shortened so that sound and picture end together. */
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
