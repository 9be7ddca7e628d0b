import { aacFrame } from '../args/encode-track.ts'
import { openMp4 } from '../mp4/open-mp4.ts'
import { parameterSets } from '../mp4/parameter-sets.ts'
import { audioTimes, type FilmParts, type FilmShot } from './film-parts.ts'
import { type ReadShot, readFrames } from './read-frames.ts'

export type PlannedPacket = { data: Buffer; time: number; duration: number; key: boolean; source: string }

/** A shot's file, read without the library that writes films. */
const readShot = async (file: string): Promise<ReadShot> => {
  await using shot = await openMp4(file)
  const track = shot.track('vide')
  const packets: Buffer[] = []
  for await (const { data } of shot.packets(track)) packets.push(data)
  return { packets, parameters: parameterSets(track.sampleDescription) }
}

/** What a film's picture has to consist of, read from its shots; the film's description must name their parameters. */
export async function* plannedPicture(
  shots: readonly FilmShot[],
  filmDescription: Buffer,
): AsyncGenerator<PlannedPacket> {
  const parameters = parameterSets(filmDescription)
  const read = async (file: string) => {
    const shot = await readShot(file)
    if (!parameters.equals(shot.parameters)) throw new Error(`${file} has other parameter sets than the film`)
    return shot
  }
  let time = 0
  for await (const { data, isKey, source } of readFrames(shots, read))
    yield { data: Buffer.from(data), key: isKey, time: time++, duration: 1, source }
}

export async function* plannedSound(parts: FilmParts): AsyncGenerator<PlannedPacket> {
  const times = audioTimes(parts)
  await using file = await openMp4(parts.track)
  let index = 0
  for await (const { data, time } of file.packets(file.track('soun'))) {
    // The packet with which an AAC encoder fills its filters is left out of films.
    if (time >= aacFrame) yield { data, key: true, ...times.at(index++), source: parts.track }
  }
}
