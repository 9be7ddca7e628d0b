import { aacFrame } from '../args/encode-track.ts'
import { openMp4 } from '../mp4/open-mp4.ts'
import { parameterSets } from '../mp4/parameter-sets.ts'
import { audioTimes, type FilmParts, type FilmShot } from './film-parts.ts'
import { holdPackets } from './hold-packets.ts'

export type PlannedPacket = { data: Buffer; time: number; duration: number; key: boolean; source: string }

/** What a film's picture has to consist of, read from its shots; the film's description must name their parameters. */
export async function* plannedPicture(
  shots: readonly FilmShot[],
  filmDescription: Buffer,
): AsyncGenerator<PlannedPacket> {
  let time = 0
  for (const { kind, file, frames } of shots) {
    await using shot = await openMp4(file)
    const track = shot.track('vide')
    if (!parameterSets(track.sampleDescription).equals(parameterSets(filmDescription)))
      throw new Error(`${file} has other parameter sets than the film`)
    if (kind === 'hold') {
      const own: Buffer[] = []
      for await (const { data } of shot.packets(track)) own.push(data)
      for (const index of holdPackets(frames)) {
        const data = own[index]
        if (!data) throw new Error(`${file} is not a whole hold`)
        yield { data, key: index === 0, time: time++, duration: 1, source: file }
      }
    } else {
      const end = time + frames
      for await (const { data, key } of shot.packets(track)) {
        yield { data, key, time: time++, duration: 1, source: file }
        if (kind === 'clip' && time === end) break
      }
    }
  }
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
