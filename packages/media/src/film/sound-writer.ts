import { sampleRate } from '@voxdeck/core/timeline/timing'
import { type EncodedAudioPacketSource, EncodedPacket } from 'mediabunny'
import { audioTimes, type FilmParts } from './film-parts.ts'
import { readTrack } from './read-parts.ts'

/** Hands a film's sound over bit by bit, as far as its picture has come. */
export const createSoundWriter = (film: FilmParts, sound: EncodedAudioPacketSource) => {
  const times = audioTimes(film)
  const packets = readTrack(film.track)
  let written = 0

  const writeNext = async () => {
    const next = await packets.next()
    if (next.done)
      throw new Error(`${film.track} has ${written} packets of sound, the film needs ${times.packets}`)
    const { packet, config } = next.value
    const { time, duration } = times.at(written)
    await sound.add(
      new EncodedPacket(packet.data, 'key', time / sampleRate, duration / sampleRate),
      written === 0 ? { decoderConfig: config } : undefined,
    )
    written++
  }

  return {
    until: async (seconds: number): Promise<void> => {
      while (written < times.packets && times.at(written).time <= seconds * sampleRate) await writeNext()
    },
    toTheEnd: async (): Promise<number> => {
      while (written < times.packets) await writeNext()
      if (!(await packets.next()).done) throw new Error(`${film.track} is longer than the film`)
      return written
    },
    /** Lets go of the track's file when the film is given up. */
    giveUp: async (): Promise<void> => {
      await packets.return(undefined)
    },
  }
}
