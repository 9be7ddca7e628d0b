import { openMp4 } from '../mp4/open-mp4.ts'
import { parameterSets, soundParameters } from '../mp4/parameter-sets.ts'
import { type ReadShot, readFrames } from './read-frames.ts'
import { type ReadSound, readSounds } from './read-sounds.ts'
import { audioTimes, type VideoPicture, type VideoShot, type VideoSounds } from './video-parts.ts'

export type PlannedPacket = { data: Buffer; time: number; duration: number; key: boolean; source: string }

/** Reads a shot's file without mediabunny, the library that the writer uses. */
const readShot = async (file: string): Promise<ReadShot> => {
  await using shot = await openMp4(file)
  const track = shot.track('vide')
  const packets: Buffer[] = []
  for await (const { data } of shot.packets(track)) packets.push(data)
  return { packets, parameters: parameterSets(track.sampleDescription) }
}

/** The packets of which a video's picture must consist, read from its shots; the parameter sets must be equal. */
export async function* plannedPicture(
  shots: readonly VideoShot[],
  videoDescription: Buffer,
): AsyncGenerator<PlannedPacket> {
  const parameters = parameterSets(videoDescription)
  const read = async (file: string) => {
    const shot = await readShot(file)
    if (!parameters.equals(shot.parameters))
      throw new Error(`${file} has other parameter sets than the video`)
    return shot
  }
  let time = 0
  for await (const { data, isKey, source } of readFrames(shots, read))
    yield { data: Buffer.from(data), key: isKey, time: time++, duration: 1, source }
}

/** Reads an audio file without mediabunny, the library that the writer uses. */
const readSound = async (file: string): Promise<ReadSound> => {
  const sound = await openMp4(file)
  const track = sound.track('soun')
  const packets = async function* () {
    try {
      for await (const { data } of sound.packets(track)) yield data
    } finally {
      await sound[Symbol.asyncDispose]()
    }
  }
  return { packets: packets(), parameters: soundParameters(track.sampleDescription) }
}

/** The packets of which a video's sound must consist; the decoder configurations must be equal. */
export async function* plannedSound(
  parts: VideoPicture & VideoSounds,
  videoDescription: Buffer,
): AsyncGenerator<PlannedPacket> {
  const times = audioTimes(parts)
  const parameters = soundParameters(videoDescription)
  const read = async (file: string) => {
    const sound = await readSound(file)
    if (parameters.equals(sound.parameters)) return sound
    await sound.packets.return(undefined)
    throw new Error(`${file} is sound of another kind than the video's`)
  }
  let index = 0
  for await (const { data, source } of readSounds(parts, times.packets, read))
    yield { data: Buffer.from(data), key: true, ...times.at(index++), source }
}
