import { EncodedPacketSink, FilePathSource, Input, type InputAudioTrack, MP4 } from 'mediabunny'
import type { ReadShot } from './read-frames.ts'
import type { ReadSound } from './read-sounds.ts'

const open = (file: string) => new Input({ formats: [MP4], source: new FilePathSource(file) })

/** Reads a shot's file with mediabunny; the check in planned-packets.ts uses our own reader. */
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
  if (source === undefined) throw new Error('it does not say what a decoder has to know')
  return ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source)
}

/** Reads an audio file with mediabunny; the check in planned-packets.ts uses our own reader. */
export const readSound = async (file: string): Promise<ReadSound & { config: AudioDecoderConfig }> => {
  const input = open(file)
  const track = await input.getPrimaryAudioTrack()
  const config = await track?.getDecoderConfig()
  if (!track || !config) {
    input.dispose()
    throw new Error(`${file} holds no sound`)
  }
  return { packets: packetsOf(input, track), parameters: bytesOf(config.description), config }
}

async function* packetsOf(input: Input, track: InputAudioTrack): AsyncGenerator<Uint8Array> {
  try {
    for await (const { data } of new EncodedPacketSink(track).packets()) yield data
  } finally {
    input.dispose()
  }
}
