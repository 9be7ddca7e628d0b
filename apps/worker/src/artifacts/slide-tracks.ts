import { leadSamples, samplesPerFrame } from '@voxdeck/core/timeline/timing'
import { type Channels, encodeSlideTracks } from '@voxdeck/media/args/encode-track'
import { ffmpegArgs } from '@voxdeck/media/run/ffmpeg-command'
import { clipSoundSpan, type PacketSpan, packetAt, packetSpan } from '@voxdeck/media/track/packet-grid'
import { hashValue } from '@voxdeck/storage/content-hash'
import type { LaidOutPlan, PlacedSentence } from './laid-out-plan.ts'
import { type SlideSound, slideSoundKey } from './slide-sound.ts'

/** What is heard on one slide, from its start on, and which packets of it a video takes. */
export type SlideTrack = {
  startFrame: number
  span: PacketSpan
  placed: PlacedSentence[]
  /** When its clip is heard: the words are mixed into it. */
  sound?: SlideSound
}

export type SlideTracks = { tracks: SlideTrack[]; channels: Channels }

type Heard = Pick<LaidOutPlan, 'layout' | 'tracks' | 'heardClips'>

const wordsOf = (placed: readonly PlacedSentence[], startSample: number, endSample: number) =>
  placed
    .filter((sentence) => sentence.startSample >= startSample && sentence.startSample < endSample)
    .map((sentence) => ({ ...sentence, startSample: sentence.startSample - startSample }))

const endOf = (placed: readonly PlacedSentence[]): number =>
  Math.max(0, ...placed.map(({ startSample, samples }) => startSample + samples))

/** The slides on which something is heard. Speech alone comes from the middle; with a clip's sound the video is stereo. */
export const slideTracks = ({ layout, tracks, heardClips = [] }: Heard, language: string): SlideTracks => {
  const clips = new Map(heardClips.map((heard) => [heard.startFrame, heard]))
  const made: SlideTrack[] = []
  let last = Number.NEGATIVE_INFINITY
  for (const { startFrame, frames } of layout.slides) {
    const start = startFrame * samplesPerFrame
    const placed = wordsOf(tracks[language] ?? [], start, start + frames * samplesPerFrame)
    const clip = clips.get(startFrame)
    if (placed.length === 0 && !clip) continue
    const at = packetAt(startFrame)
    const heard = clip && clipSoundSpan(frames, last < at - 1 ? 'silence' : 'words')
    const end = Math.max(endOf(placed), heard?.endSample ?? 0)
    const span = packetSpan(heard?.firstSample ?? leadSamples, end)
    last = at + span.last
    made.push({
      startFrame,
      span,
      placed,
      ...(clip && heard ? { sound: { clip: clip.clip, frames, heard, placed } } : {}),
    })
  }
  return { tracks: made, channels: heardClips.length > 0 ? 2 : 1 }
}

const nameless = { path: 'file', inside: 'file' }

/** The toolchain, the arguments and what is heard decide it; where in the video the slide stands, or how long it stays, does not. */
export const slideTrackKey = (
  toolchain: string,
  { span, placed, sound }: Omit<SlideTrack, 'startFrame'>,
  channels: Channels,
): string =>
  hashValue({
    toolchain,
    args: ffmpegArgs(encodeSlideTracks([{ pcm: nameless, output: nameless }], channels)),
    span,
    ...(sound ? { sound: slideSoundKey(toolchain, sound) } : { placed }),
  })

/** What stands between slides: encoded like them, of nothing. */
export const silence = { span: { first: 0, last: 0 }, placed: [] } satisfies Omit<SlideTrack, 'startFrame'>
