import { leadSamples, samplesPerFrame } from '@voxdeck/core/timeline/timing'
import { type Channels, encodeSlideTracks } from '@voxdeck/media/args/sound/encode-track'
import { ffmpegArgs } from '@voxdeck/media/run/ffmpeg-command'
import { clipSoundSpan, type PacketSpan, packetAt, packetSpan } from '@voxdeck/media/track/packet-grid'
import { hashValue } from '@voxdeck/storage/content-hash'
import type { LaidOutPlan, PlacedSentence } from '../layout/laid-out-plan.ts'
import { placeholderFile } from '../placeholder-file.ts'
import { type MixedSlideAudio, mixedSlideAudioKey } from './mixed-slide-audio.ts'

/** The sound of one slide, from the slide's start on, and the packets of it that a video takes. */
export type SlideTrack = {
  startFrame: number
  span: PacketSpan
  placed: PlacedSentence[]
  /** The mix of the clip's sound and the narration; absent when the clip is not heard. */
  sound?: MixedSlideAudio
}

export type SlideTracks = { tracks: SlideTrack[]; channels: Channels }

type Heard = Pick<LaidOutPlan, 'layout' | 'tracks' | 'heardClips'>

const wordsOf = (placed: readonly PlacedSentence[], startSample: number, endSample: number) =>
  placed
    .filter((sentence) => sentence.startSample >= startSample && sentence.startSample < endSample)
    .map((sentence) => ({ ...sentence, startSample: sentence.startSample - startSample }))

const endOf = (placed: readonly PlacedSentence[]): number =>
  Math.max(0, ...placed.map(({ startSample, samples }) => startSample + samples))

/** Tracks of the slides that have sound. Narration alone is mono; if any clip is heard, the whole video is stereo. */
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

/**
 * Hash of the tools, the arguments and what is heard, but not of the slide's position or length: a slide that is
 * moved or shown longer reuses its track.
 */
export const slideTrackKey = (
  tools: string,
  { span, placed, sound }: Omit<SlideTrack, 'startFrame'>,
  channels: Channels,
): string =>
  hashValue({
    tools,
    args: ffmpegArgs(encodeSlideTracks([{ pcm: placeholderFile, output: placeholderFile }], channels)),
    span,
    ...(sound ? { sound: mixedSlideAudioKey(tools, sound) } : { placed }),
  })

/** A track without sound, encoded like the slides' tracks, to fill the time between them. */
export const silence = { span: { first: 0, last: 0 }, placed: [] } satisfies Omit<SlideTrack, 'startFrame'>
