import { windowSequence } from '../aac/window-sequence.ts'
import { openMp4 } from '../mp4/open-mp4.ts'
import { encodedPacket, type PacketSpan } from './packet-grid.ts'

/** Checks that the packets a video takes from a slide's file exist, and that silence may precede and follow them. */
export const verifySlideJoins = async (file: string, { first, last }: PacketSpan): Promise<void> => {
  await using track = await openMp4(file)
  let index = 0
  const ends: Buffer[] = []
  for await (const { data } of track.packets(track.track('soun'))) {
    if (index === encodedPacket(first) || index === encodedPacket(last)) ends.push(data)
    index++
  }
  const [begin, end = begin] = ends
  if (!begin || !end || index <= encodedPacket(last))
    throw new Error(`${file} has ${index} packets of sound, ${encodedPacket(last) + 1} were planned`)
  const [from, to] = [windowSequence(begin), windowSequence(end)]
  if (from !== 'long' && from !== 'start') throw new Error(`${file} begins with a ${from} window`)
  if (to !== 'long' && to !== 'stop') throw new Error(`${file} ends with a ${to} window`)
}
