import type { PlannedRecording } from '@voxdeck/core/plan/plan'
import { decodeRecording } from '@voxdeck/media/args/sound/decode-recording'
import { quietening } from '@voxdeck/media/recordings/attenuate-pauses'
import { ffmpegArgs } from '@voxdeck/media/run/ffmpeg-command'
import { hashValue } from '@voxdeck/storage/content-hash'
import { placeholderFile } from '../placeholder-file.ts'

/** Does not include the slide: equal recordings are cleaned and levelled once. */
export const recordingKey = (tools: string, { hash }: Pick<PlannedRecording, 'hash'>): string =>
  hashValue({
    tools,
    args: ffmpegArgs(decodeRecording(placeholderFile, placeholderFile)),
    quietening,
    recording: hash,
  })
