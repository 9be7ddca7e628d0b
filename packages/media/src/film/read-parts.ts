import { type EncodedPacket, EncodedPacketSink, FilePathSource, Input, MP4 } from 'mediabunny'
import type { FilmShot } from './film-parts.ts'
import { holdPackets } from './hold-packets.ts'

const open = (file: string) => new Input({ formats: [MP4], source: new FilePathSource(file) })

type ShotPacket = { packet: EncodedPacket; config: VideoDecoderConfig }

/** The packets of a film's picture, frame by frame, each with the decoder configuration of its shot. */
export async function* readShots(shots: readonly FilmShot[]): AsyncGenerator<ShotPacket> {
  for (const { kind, file, frames } of shots) {
    if (frames < 2) throw new RangeError(`${file}: a shot has at least 2 frames, not ${frames}`)
    using input = open(file)
    const track = await input.getPrimaryVideoTrack()
    const config = await track?.getDecoderConfig()
    if (!track || !config) throw new Error(`${file} holds no picture`)
    const packets = new EncodedPacketSink(track).packets()

    if (kind === 'hold') {
      const own: EncodedPacket[] = []
      for await (const packet of packets) own.push(packet)
      for (const index of holdPackets(frames)) {
        const packet = own[index]
        if (!packet) throw new Error(`${file} ends at frame ${own.length}: not a whole hold`)
        yield { packet, config }
      }
    } else {
      let count = 0
      for await (const packet of packets) {
        count++
        yield { packet, config }
        if (kind === 'clip' && count === frames) break
      }
      if (count !== frames) throw new Error(`${file} has ${count} frames, ${frames} were planned`)
    }
  }
}

/** The packets of a language's sound from its first sample on. */
export async function* readTrack(
  file: string,
): AsyncGenerator<{ packet: EncodedPacket; config: AudioDecoderConfig }> {
  using input = open(file)
  const track = await input.getPrimaryAudioTrack()
  const config = await track?.getDecoderConfig()
  if (!track || !config) throw new Error(`${file} holds no sound`)
  for await (const packet of new EncodedPacketSink(track).packets()) {
    // An AAC encoder first fills its filters. Keeping that packet asks for an edit list, which players honour
    // differently; without it the next packet's first half is lost, and a track begins with silence.
    if (packet.timestamp >= 0) yield { packet, config }
  }
}
