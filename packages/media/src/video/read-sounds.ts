import { soundPackets } from './sound-packets.ts'
import type { VideoSounds } from './video-parts.ts'

/** An audio file's packets in order, and its decoder configuration. */
export type ReadSound = { packets: AsyncGenerator<Uint8Array>; parameters: Uint8Array }

export type VideoSoundPacket = { data: Uint8Array; source: string }

/** Index of the silent packet: not the first, which primes the encoder's filters. */
const silentPacket = 1

const skipTo = async (packets: AsyncGenerator<Uint8Array>, count: number): Promise<void> => {
  for (let skipped = 0; skipped < count; skipped++) await packets.next()
}

const readSilence = async (file: string, read: (file: string) => Promise<ReadSound>) => {
  const { packets, parameters } = await read(file)
  await skipTo(packets, silentPacket)
  const { value } = await packets.next()
  await packets.return(undefined)
  if (!value) throw new Error(`${file} holds no silence`)
  return { packet: value as Uint8Array, parameters }
}

/** The packets of a video's sound, one file open at a time. A file with another decoder configuration is an error. */
export async function* readSounds(
  { sounds, silence }: VideoSounds,
  packets: number,
  read: (file: string) => Promise<ReadSound>,
): AsyncGenerator<VideoSoundPacket> {
  const quiet = await readSilence(silence, read)
  let current: { sound: number; packets: AsyncGenerator<Uint8Array> } | undefined
  try {
    for (const place of soundPackets(sounds, packets)) {
      if (place === 'silence') {
        yield { data: quiet.packet, source: silence }
        continue
      }
      const { file = '' } = sounds[place.sound] ?? {}
      if (current?.sound !== place.sound) {
        await current?.packets.return(undefined)
        const opened = await read(file)
        current = { sound: place.sound, packets: opened.packets }
        if (Buffer.compare(opened.parameters, quiet.parameters) !== 0)
          throw new Error(`${file} is sound of another kind than the video's silence`)
        await skipTo(opened.packets, place.packet)
      }
      const { value, done } = await current.packets.next()
      if (done) throw new Error(`${file} ends before packet ${place.packet}`)
      yield { data: value, source: file }
    }
  } finally {
    await current?.packets.return(undefined)
  }
}
