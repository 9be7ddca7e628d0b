import { sampleRate } from '@voxdeck/core/timeline/timing'
import { type EncodedAudioPacketSource, EncodedPacket } from 'mediabunny'
import { audioTimes, type FilmParts } from './film-parts.ts'
import { readSound } from './read-parts.ts'
import { readSounds } from './read-sounds.ts'

/** Hands a film's sound over bit by bit, as far as its picture has come. */
export const createSoundWriter = (film: FilmParts, sound: EncodedAudioPacketSource) => {
  const times = audioTimes(film)
  const packets = readSounds(film, times.packets, readSound)
  let written = 0

  const configOf = async (file: string): Promise<AudioDecoderConfig> => {
    const { packets: unread, config } = await readSound(file)
    await unread.return(undefined)
    return config
  }

  const writeNext = async () => {
    const { value, done } = await packets.next()
    if (done) throw new Error(`the film has ${written} packets of sound and needs ${times.packets}`)
    const { time, duration } = times.at(written)
    await sound.add(
      new EncodedPacket(value.data, 'key', time / sampleRate, duration / sampleRate),
      written === 0 ? { decoderConfig: await configOf(film.silence) } : undefined,
    )
    written++
  }

  return {
    until: async (seconds: number): Promise<void> => {
      while (written < times.packets && times.at(written).time <= seconds * sampleRate) await writeNext()
    },
    toTheEnd: async (): Promise<number> => {
      while (written < times.packets) await writeNext()
      await packets.return(undefined)
      return written
    },
    /** Lets go of the files when the film is given up. */
    giveUp: async (): Promise<void> => {
      await packets.return(undefined)
    },
  }
}
