import { stretchSpeech } from '@voxdeck/media/args/sound/stretch-speech'
import { ffmpegArgs } from '@voxdeck/media/run/ffmpeg-command'
import { hashValue } from '@voxdeck/storage/content-hash'
import type { PlacedSentence } from '../layout/laid-out-plan.ts'
import { placeholderFile } from '../placeholder-file.ts'

type Spoken = NonNullable<PlacedSentence['from']>

/** Hash of all that decides a stretched sentence: tools, arguments, the sentence, and its new length. */
export const stretchedKey = (tools: string, spoken: Spoken, samples: number): string =>
  hashValue({
    tools,
    args: ffmpegArgs(
      stretchSpeech([
        { input: placeholderFile, samples: spoken.samples, fitted: samples, output: placeholderFile },
      ]),
    ),
    sentence: spoken.key,
  })
