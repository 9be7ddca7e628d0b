import { samplesPerFrame } from '@voxdeck/core/timeline/timing'
import { aacFrame } from '../args/encode-track.ts'
import type { VideoSound } from '../video/video-parts.ts'

/**
 * Sound is copied by packets of 1,024 samples, pictures change every 1,600. A slide's sound begins on the packet
 * nearest to its first frame, at most 512 samples (11 ms) away, counted from the video's start each time: nothing adds up.
 */
export const packetAt = (frame: number): number => Math.round((frame * samplesPerFrame) / aacFrame)

/**
 * A packet spans two blocks of 1,024 samples and shares one with each neighbour, so a join is silent when that block
 * is. Before the first packet that sounds the encoder may announce short windows; after the last it may take two to
 * come back to long ones. These silent packets belong to the slide.
 */
const before = 2
const after = 2

/** Packets from the slide's start on; `first` may lie a packet before it. */
export type PacketSpan = { first: number; last: number }

export const packetSpan = (firstSample: number, endSample: number): PacketSpan => ({
  first: Math.floor(firstSample / aacFrame) - before,
  last: Math.ceil(endSample / aacFrame) - 1 + after,
})

/** Samples to encode, from the slide's start on, so that the span's last packet has nothing cut. */
export const samplesToEncode = ({ last }: PacketSpan): number => (last + 2) * aacFrame

/** What a video takes of a slide's file, when the slide begins at a packet. */
export const soundOf = (file: string, { first, last }: PacketSpan, at: number): VideoSound => ({
  file,
  from: encodedPacket(first),
  packets: last - first + 1,
  at: at + first,
})

/** The encoder's first packet only fills its filters: it stands a packet before the slide's start. */
export const encodedPacket = (packet: number): number => packet + 1

/**
 * When a clip is heard it comes in a packet after its slide's start, or later where the slide before says its last
 * word on its last frame; and it is gone early enough for the next slide's.
 */
export const clipSoundSpan = (frames: number, follows: 'silence' | 'words') => ({
  firstSample: (follows === 'silence' ? 1 : 5) * aacFrame,
  endSample: (Math.floor((frames * samplesPerFrame) / aacFrame) - 1 - after) * aacFrame,
})

/** A whole language's file, from the video's start to its end. */
export const wholeSound = (file: string, samples: number): VideoSound => ({
  file,
  from: encodedPacket(0),
  packets: Math.ceil(samples / aacFrame),
  at: 0,
})
