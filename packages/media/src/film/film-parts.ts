import type { Shot } from '@voxdeck/core/timeline/lay-out-slides'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import { aacFrame } from '../args/encode-track.ts'

/**
 * A made shot: its file, and for how many frames it is on screen. A hold's file is repeated, a clip's is cut after
 * them; a blend's begins with the rest it leaves, and may be the file of the holds of that picture too.
 */
export type FilmShot = { kind: Shot['kind']; file: string; frames: number }

/** Packets of a made sound, and the film's packet where the first of them stands. */
export type FilmSound = { file: string; from: number; packets: number; at: number }

/** In their order. Where none of them sounds stands silence: a packet of it, copied from this file. */
export type FilmSounds = { sounds: readonly FilmSound[]; silence: string }

export type FilmPicture = { shots: readonly FilmShot[]; framesPerSecond: number }

export const filmFrames = (shots: readonly FilmShot[]): number =>
  shots.reduce((sum, { frames }) => sum + frames, 0)

/** Times of the sound's packets, in samples. The last is shortened, so that sound and picture end together. */
export const audioTimes = ({ shots, framesPerSecond }: FilmPicture) => {
  const samples = (filmFrames(shots) * sampleRate) / framesPerSecond
  const packets = Math.ceil(samples / aacFrame)
  return {
    packets,
    at: (packet: number) => ({
      time: packet * aacFrame,
      duration: Math.min(aacFrame, samples - packet * aacFrame),
    }),
  }
}
