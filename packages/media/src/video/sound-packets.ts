import type { VideoSound } from './video-parts.ts'

/** One packet of a video's sound: a packet of a file, or silence. */
export type SoundPacket = { sound: number; packet: number } | 'silence'

/** The packet at each position. Packets before the video's start or after its end are left out. */
export function* soundPackets(
  sounds: readonly Omit<VideoSound, 'file'>[],
  packets: number,
): Generator<SoundPacket> {
  let next = 0
  for (const [sound, { from, packets: own, at }] of sounds.entries()) {
    if (at < next && sound > 0) throw new RangeError(`sound ${sound} begins at packet ${at}, before ${next}`)
    for (; next < Math.min(at, packets); next++) yield 'silence'
    for (let packet = Math.max(0, -at); packet < own && next < packets; packet++, next++)
      yield { sound, packet: from + packet }
  }
  for (; next < packets; next++) yield 'silence'
}
