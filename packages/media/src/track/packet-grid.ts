import { samplesPerFrame } from '@voxdeck/core/timeline/timing'
import { aacFrame } from '../args/sound/encode-track.ts'
import type { VideoSound } from '../video/video-parts.ts'

/**
 * Sound is copied in packets of 1,024 samples, frames last 1,600. A slide's sound starts on the packet nearest to its
 * first frame, at most 512 samples (11 ms) away. Each is computed from the video's start, so errors do not add up.
 */
export const packetAt = (frame: number): number => Math.round((frame * samplesPerFrame) / aacFrame)

/**
 * A packet spans two blocks of 1,024 samples and shares one with each neighbour, so a join is silent when the shared
 * block is. Before the first packet with sound the encoder may switch to short windows; after the last it may take
 * two packets to return to long ones. These silent packets belong to the slide.
 */
const before = 2
const after = 2

/** Packets counted from the slide's start; `first` may be one packet before it. */
export type PacketSpan = { first: number; last: number }

export const packetSpan = (firstSample: number, endSample: number): PacketSpan => ({
  first: Math.floor(firstSample / aacFrame) - before,
  last: Math.ceil(endSample / aacFrame) - 1 + after,
})

/** Samples to encode, from the slide's start, so that the span's last packet is complete. */
export const samplesToEncode = ({ last }: PacketSpan): number => (last + 2) * aacFrame

/** The packets that a video takes from a slide's file, for a slide that starts at packet `at`. */
export const soundOf = (file: string, { first, last }: PacketSpan, at: number): VideoSound => ({
  file,
  from: encodedPacket(first),
  packets: last - first + 1,
  at: at + first,
})

/** The encoder's first packet only primes its filters: it comes one packet before the slide's start. */
export const encodedPacket = (packet: number): number => packet + 1

/**
 * A clip's sound starts one packet after its slide's start, or later where the slide before speaks until its last
 * frame; it ends early enough for the next slide's sound.
 */
export const clipSoundSpan = (frames: number, follows: 'silence' | 'words') => ({
  firstSample: (follows === 'silence' ? 1 : 5) * aacFrame,
  endSample: (Math.floor((frames * samplesPerFrame) / aacFrame) - 1 - after) * aacFrame,
})

/** A whole language's file, placed from the video's start to its end. */
export const wholeSound = (file: string, samples: number): VideoSound => ({
  file,
  from: encodedPacket(0),
  packets: Math.ceil(samples / aacFrame),
  at: 0,
})
