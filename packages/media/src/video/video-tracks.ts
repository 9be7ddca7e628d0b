import type { Cue } from '@voxdeck/core/captions/make-cues'
import { languageOf } from '@voxdeck/core/languages/languages'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import { runsOf } from '../mp4/write/runs.ts'
import {
  captionEntry,
  chapterEntry,
  chapterSample,
  pictureEntry,
  soundEntry,
  textSample,
} from '../mp4/write/sample-entries.ts'
import type { WrittenTrack } from '../mp4/write/write-mp4.ts'
import { readFrames } from './read-frames.ts'
import { readShot, readSound } from './read-parts.ts'
import { readSounds } from './read-sounds.ts'
import { videoPackets } from './video-packets.ts'
import { audioTimes, type VideoPicture, type VideoSounds } from './video-parts.ts'

/** A language as an MP4 names it. */
export type TrackLanguage = {
  /** ISO 639-2/T. */
  iso639: string
  /** BCP 47. */
  code: string
  title: string
}

/** The track language for a language code of the product. */
export const trackLanguage = (code: string): TrackLanguage => {
  const { iso639, ownName } = languageOf(code)
  return { code, iso639, title: ownName }
}

export type VideoVoice = VideoSounds & { language: TrackLanguage }
export type VideoCaptions = { language: TrackLanguage; cues: readonly Cue[] }
export type VideoChapter = { startFrame: number; title: string }

/** All parts of a video: one picture, and each language's voice and captions. The first of a kind is the default. */
export type VideoTracks = VideoPicture & {
  voices: readonly VideoVoice[]
  captions: readonly VideoCaptions[]
  /** The first starts at frame 0. */
  chapters: readonly VideoChapter[]
}

export const pictureTrack = async ({ shots, framesPerSecond }: VideoTracks): Promise<WrittenTrack> => {
  const { parameters, config } = await readShot(shots[0]?.file ?? '')
  const size = { width: config.codedWidth ?? 0, height: config.codedHeight ?? 0 }
  const keys: number[] = []
  let frame = 0
  for (const { isKey } of videoPackets(shots)) {
    if (isKey) keys.push(frame)
    frame++
  }
  return {
    kind: 'picture',
    timescale: framesPerSecond,
    language: 'und',
    title: 'Video',
    isDefault: true,
    size,
    sampleEntry: pictureEntry({ ...size, parameters }),
    durations: [{ count: frame, value: 1 }],
    keys,
    packets: dataOf(readFrames(shots, readShot)),
  }
}

async function* dataOf(packets: AsyncIterable<{ data: Uint8Array }>): AsyncGenerator<Uint8Array> {
  for await (const { data } of packets) yield data
}

export const soundTrack = async (
  video: VideoPicture,
  { language, sounds, silence }: VideoVoice,
  isDefault: boolean,
): Promise<WrittenTrack> => {
  const { packets: unread, config, parameters } = await readSound(silence)
  await unread.return(undefined)
  const times = audioTimes(video)
  const durations = runsOf(Array.from({ length: times.packets }, (_, packet) => times.at(packet).duration))
  return {
    kind: 'sound',
    timescale: sampleRate,
    language: language.iso639,
    fullLanguage: language.code,
    title: language.title,
    isDefault,
    sampleEntry: soundEntry({ channels: config.numberOfChannels, sampleRate, parameters }),
    durations,
    packets: dataOf(readSounds({ sounds, silence }, times.packets, readSound)),
  }
}

type Text = { frames: number; sample: Buffer }

async function* samplesOf(texts: readonly Text[]): AsyncGenerator<Uint8Array> {
  for (const { sample } of texts) yield sample
}

const nothingToRead = textSample('')

/** Captions with empty samples between them: a text track has no gaps. */
const captionTexts = (cues: readonly Cue[], frames: number): Text[] => {
  const texts: Text[] = []
  let at = 0
  for (const { startFrame, endFrame, lines } of cues) {
    if (startFrame > at) texts.push({ frames: startFrame - at, sample: nothingToRead })
    texts.push({ frames: endFrame - startFrame, sample: textSample(lines.join('\n')) })
    at = endFrame
  }
  if (at < frames) texts.push({ frames: frames - at, sample: nothingToRead })
  return texts
}

/** Off until the viewer turns them on: one that is the default would be shown at once. */
export const captionTrack = (
  { language, cues }: VideoCaptions,
  { frames, framesPerSecond }: { frames: number; framesPerSecond: number },
): WrittenTrack => {
  const texts = captionTexts(cues, frames)
  return {
    kind: 'caption',
    timescale: framesPerSecond,
    language: language.iso639,
    fullLanguage: language.code,
    title: language.title,
    isDefault: false,
    sampleEntry: captionEntry(),
    durations: runsOf(texts.map((text) => text.frames)),
    packets: samplesOf(texts),
  }
}

export const chapterTrack = ({ chapters, framesPerSecond }: VideoTracks, frames: number): WrittenTrack => {
  const texts = chapters.map(({ startFrame, title }, index) => ({
    frames: (chapters[index + 1]?.startFrame ?? frames) - startFrame,
    sample: chapterSample(title),
  }))
  return {
    kind: 'chapters',
    timescale: framesPerSecond,
    language: 'und',
    title: 'Chapters',
    isDefault: false,
    sampleEntry: chapterEntry(),
    durations: runsOf(texts.map((text) => text.frames)),
    packets: samplesOf(texts),
  }
}
