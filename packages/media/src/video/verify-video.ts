import type { Cue } from '@voxdeck/core/captions/make-cues'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import { type Mp4, openMp4 } from '../mp4/open-mp4.ts'
import type { Mp4Track, Sample } from '../mp4/sample-table.ts'
import { type PlannedPacket, plannedPicture, plannedSound } from './planned-packets.ts'
import { videoFrames } from './video-parts.ts'
import type { VideoTracks } from './video-tracks.ts'

export class VideoNotVerified extends Error {
  override name = 'VideoNotVerified'
}

type ReadPacket = Sample & { data: Buffer }

/**
 * Reads a finished video back: it must have exactly the parts' packets at exactly the planned times in every
 * language's track, and the planned captions. Nothing is decoded.
 */
export const verifyVideo = async (file: string, video: VideoTracks): Promise<void> => {
  await using opened = await openMp4(file)
  if (!opened.indexFirst) throw new VideoNotVerified('the index does not come first')
  const tracksOf = (kind: string) => opened.tracks.filter(({ handler }) => handler === kind)
  const picture = opened.track('vide')
  proveTrack('picture', picture, { timescale: video.framesPerSecond, language: 'und' })
  const frames = await provePackets(
    'frame',
    opened.packets(picture),
    plannedPicture(video.shots, picture.sampleDescription),
  )
  if (frames !== videoFrames(video.shots)) throw new VideoNotVerified(`the video has ${frames} frames`)

  for (const { voice, track } of pairs(video.voices, tracksOf('soun'), 'sounds')) {
    proveTrack('sound', track, { timescale: sampleRate, language: voice.language.iso639 })
    const planned = plannedSound({ ...video, ...voice }, track.sampleDescription)
    await provePackets('packet of sound', opened.packets(track), planned)
  }
  for (const { voice: written, track } of pairs(video.captions, tracksOf('sbtl'), 'captions')) {
    proveTrack('captions', track, { timescale: video.framesPerSecond, language: written.language.iso639 })
    await proveCaptions(opened, track, written.cues)
  }
}

function* pairs<T>(planned: readonly T[], tracks: readonly Mp4Track[], kind: string) {
  if (planned.length !== tracks.length)
    throw new VideoNotVerified(`the video has ${tracks.length} ${kind}, planned were ${planned.length}`)
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
  if (track.hasEditList) throw new VideoNotVerified(`the ${name} has an edit list`)
  if (track.timescale !== timescale)
    throw new VideoNotVerified(`the ${name} counts ${track.timescale} a second, not ${timescale}`)
  if (track.language !== language)
    throw new VideoNotVerified(`the ${name} says that it is ${track.language}, not ${language}`)
}

/** A sample is the text's length in two bytes and the text; an empty text fills the gap between captions. */
const proveCaptions = async (opened: Mp4, track: Mp4Track, cues: readonly Cue[]): Promise<void> => {
  let index = 0
  for await (const { time, duration, data } of opened.packets(track)) {
    const words = data.toString('utf8', 2, 2 + data.readUInt16BE(0))
    if (words === '') continue
    const cue = cues[index]
    if (time !== cue?.startFrame || time + duration !== cue.endFrame || words !== cue.lines.join('\n'))
      throw new VideoNotVerified(
        `caption ${index} is ‘${words}’ at ${time} for ${duration}, which was not planned`,
      )
    index++
  }
  if (index !== cues.length)
    throw new VideoNotVerified(`there are ${index} captions, planned were ${cues.length}`)
}

const provePackets = async (
  name: string,
  found: AsyncGenerator<ReadPacket>,
  planned: AsyncGenerator<PlannedPacket>,
): Promise<number> => {
  let index = 0
  for await (const plan of planned) {
    const next = await found.next()
    if (next.done) throw new VideoNotVerified(`${name} ${index} is missing`)
    const packet = next.value
    if (packet.time !== plan.time || packet.duration !== plan.duration)
      throw new VideoNotVerified(
        `${name} ${index} is at ${packet.time} for ${packet.duration}, planned at ${plan.time} for ${plan.duration}`,
      )
    if (packet.key !== plan.key)
      throw new VideoNotVerified(`${name} ${index} is ${packet.key ? '' : 'not '}marked as a seek point`)
    if (!packet.data.equals(plan.data))
      throw new VideoNotVerified(`${name} ${index} has other bytes than ${plan.source}`)
    index++
  }
  if (!(await found.next()).done) throw new VideoNotVerified(`there is a ${name} after the last planned one`)
  return index
}
