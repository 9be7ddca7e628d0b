import { decodeClipSound, limitSlideSound } from '@voxdeck/media/args/sound/clip-sound'
import { ffmpegArgs } from '@voxdeck/media/run/ffmpeg-command'
import { type HeardSpan, levels } from '@voxdeck/media/slide-sound/mix-pcm'
import { hashValue } from '@voxdeck/storage/content-hash'
import type { HeardClip, PlacedSentence } from '../layout/laid-out-plan.ts'
import { placeholderFile } from '../placeholder-file.ts'

/** A slide's clip sound and narration, to be mixed; positions are from the slide's start. */
export type MixedSlideAudio = Omit<HeardClip, 'startFrame'> & { heard: HeardSpan; placed: PlacedSentence[] }

/** Hash of all that decides the mix: tools, arguments, levels, the clip's bytes, and each sentence's start. */
export const mixedSlideAudioKey = (tools: string, { clip, frames, heard, placed }: MixedSlideAudio): string =>
  hashValue({
    tools,
    args: [
      ffmpegArgs(decodeClipSound({ file: placeholderFile, frames: clip.frames }, placeholderFile)),
      ffmpegArgs(limitSlideSound(frames, placeholderFile)),
    ],
    levels,
    clip: clip.hash,
    heard,
    placed,
  })
