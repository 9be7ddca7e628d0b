import { sampleRate } from '@voxdeck/core/timeline/timing'
import { openMp4 } from '../mp4/open-mp4.ts'
import type { Mp4Track, Sample } from '../mp4/sample-table.ts'
import { type FilmParts, filmFrames } from './film-parts.ts'
import { type PlannedPacket, plannedPicture, plannedSound } from './planned-packets.ts'

export class FilmUnproven extends Error {
  override name = 'FilmUnproven'
}

type ReadPacket = Sample & { data: Buffer }

/** Reads a finished film again: exactly the parts' packets, at exactly the planned times. Nothing is decoded. */
export const proveFilm = async (file: string, parts: FilmParts): Promise<void> => {
  await using film = await openMp4(file)
  if (!film.indexFirst) throw new FilmUnproven('the index does not come first')
  const picture = film.track('vide')
  const sound = film.track('soun')
  proveTrack('picture', picture, parts.framesPerSecond)
  proveTrack('sound', sound, sampleRate)

  const frames = await provePackets(
    'frame',
    film.packets(picture),
    plannedPicture(parts.shots, picture.sampleDescription),
  )
  if (frames !== filmFrames(parts.shots)) throw new FilmUnproven(`the film has ${frames} frames`)
  await provePackets('packet of sound', film.packets(sound), plannedSound(parts, sound.sampleDescription))
}

const proveTrack = (name: string, track: Mp4Track, timescale: number): void => {
  if (track.hasEditList) throw new FilmUnproven(`the ${name} has an edit list`)
  if (track.timescale !== timescale)
    throw new FilmUnproven(`the ${name} counts ${track.timescale} a second, not ${timescale}`)
}

const provePackets = async (
  name: string,
  found: AsyncGenerator<ReadPacket>,
  planned: AsyncGenerator<PlannedPacket>,
): Promise<number> => {
  let index = 0
  for await (const plan of planned) {
    const next = await found.next()
    if (next.done) throw new FilmUnproven(`${name} ${index} is missing`)
    const packet = next.value
    if (packet.time !== plan.time || packet.duration !== plan.duration)
      throw new FilmUnproven(
        `${name} ${index} is at ${packet.time} for ${packet.duration}, planned at ${plan.time} for ${plan.duration}`,
      )
    if (packet.key !== plan.key)
      throw new FilmUnproven(`${name} ${index} is ${packet.key ? '' : 'not '}marked as a seek point`)
    if (!packet.data.equals(plan.data))
      throw new FilmUnproven(`${name} ${index} has other bytes than ${plan.source}`)
    index++
  }
  if (!(await found.next()).done) throw new FilmUnproven(`there is a ${name} after the last planned one`)
  return index
}
