import { type EncodedPacket, EncodedPacketSink, FilePathSource, Input, MP4 } from 'mediabunny'
import type { ReadShot } from './read-frames.ts'

const open = (file: string) => new Input({ formats: [MP4], source: new FilePathSource(file) })

/** A shot's file as the library that writes films reads it. */
export const readShot = async (file: string): Promise<ReadShot & { config: VideoDecoderConfig }> => {
  using input = open(file)
  const track = await input.getPrimaryVideoTrack()
  const config = await track?.getDecoderConfig()
  if (!track || !config) throw new Error(`${file} holds no picture`)
  const packets: Uint8Array[] = []
  for await (const { data } of new EncodedPacketSink(track).packets()) packets.push(data)
  return { packets, parameters: bytesOf(config.description), config }
}

const bytesOf = (source: AllowSharedBufferSource | undefined): Uint8Array => {
  if (source === undefined) throw new Error('the shot does not say its parameter sets')
  return ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source)
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
