import type { Cue } from '@voxdeck/core/captions/make-cues'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import { type Mp4, openMp4 } from '../mp4/open-mp4.ts'
import type { Mp4Track, Sample } from '../mp4/sample-table.ts'
import { filmFrames } from './film-parts.ts'
import type { Film } from './film-tracks.ts'
import { type PlannedPacket, plannedPicture, plannedSound } from './planned-packets.ts'

export class FilmUnproven extends Error {
  override name = 'FilmUnproven'
}

type ReadPacket = Sample & { data: Buffer }

/**
 * Reads a finished film again: exactly the parts' packets, at exactly the planned times, in every language's track, and
 * captions that say what was planned. Nothing is decoded.
 */
export const proveFilm = async (file: string, film: Film): Promise<void> => {
  await using opened = await openMp4(file)
  if (!opened.indexFirst) throw new FilmUnproven('the index does not come first')
  const tracksOf = (kind: string) => opened.tracks.filter(({ handler }) => handler === kind)
  const picture = opened.track('vide')
  proveTrack('picture', picture, { timescale: film.framesPerSecond, language: 'und' })
  const frames = await provePackets(
    'frame',
    opened.packets(picture),
    plannedPicture(film.shots, picture.sampleDescription),
  )
  if (frames !== filmFrames(film.shots)) throw new FilmUnproven(`the film has ${frames} frames`)

  for (const { voice, track } of pairs(film.voices, tracksOf('soun'), 'sounds')) {
    proveTrack('sound', track, { timescale: sampleRate, language: voice.language.iso639 })
    const planned = plannedSound({ ...film, ...voice }, track.sampleDescription)
    await provePackets('packet of sound', opened.packets(track), planned)
  }
  for (const { voice: written, track } of pairs(film.captions, tracksOf('sbtl'), 'captions')) {
    proveTrack('captions', track, { timescale: film.framesPerSecond, language: written.language.iso639 })
    await proveCaptions(opened, track, written.cues)
  }
}

function* pairs<T>(planned: readonly T[], tracks: readonly Mp4Track[], kind: string) {
  if (planned.length !== tracks.length)
    throw new FilmUnproven(`the film has ${tracks.length} ${kind}, planned were ${planned.length}`)
  for (const [index, track] of tracks.entries()) {
    const voice = planned[index]
    if (voice !== undefined) yield { voice, track }
  }
}

const proveTrack = (
  name: string,
  track: Mp4Track,
  { timescale, language }: { timescale: number; language: string },
): void => {
  if (track.hasEditList) throw new FilmUnproven(`the ${name} has an edit list`)
  if (track.timescale !== timescale)
    throw new FilmUnproven(`the ${name} counts ${track.timescale} a second, not ${timescale}`)
  if (track.language !== language)
    throw new FilmUnproven(`the ${name} says that it is ${track.language}, not ${language}`)
}

/** A sample is its length in two bytes and the words; one without words stands between captions. */
const proveCaptions = async (opened: Mp4, track: Mp4Track, cues: readonly Cue[]): Promise<void> => {
  let index = 0
  for await (const { time, duration, data } of opened.packets(track)) {
    const words = data.toString('utf8', 2, 2 + data.readUInt16BE(0))
    if (words === '') continue
    const cue = cues[index]
    if (time !== cue?.startFrame || time + duration !== cue.endFrame || words !== cue.lines.join('\n'))
      throw new FilmUnproven(
        `caption ${index} is ‘${words}’ at ${time} for ${duration}, which was not planned`,
      )
    index++
  }
  if (index !== cues.length)
    throw new FilmUnproven(`there are ${index} captions, planned were ${cues.length}`)
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
