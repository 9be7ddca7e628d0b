import { decodeClipSound, limitSlideSound } from '@voxdeck/media/args/clip-sound'
import type { Ffmpeg } from '@voxdeck/media/run/ffmpeg'
import { ffmpegArgs } from '@voxdeck/media/run/ffmpeg-command'
import type { Jail } from '@voxdeck/media/run/jail'
import { type HeardSpan, levels } from '@voxdeck/media/slide-sound/mix-pcm'
import { createMixSlideSound } from '@voxdeck/media/slide-sound/mix-slide-sound'
import { hashValue } from '@voxdeck/storage/content-hash'
import type { ObjectStore } from '@voxdeck/storage/object-store'
import type { ArtifactStore } from './artifact-store.ts'
import { fetchSentenceFiles } from './fetch-sentence-files.ts'
import type { HeardClip, PlacedSentence } from './laid-out-plan.ts'

/** A slide's clip sound and narration, to be mixed; positions are from the slide's start. */
export type MixedSlideAudio = Omit<HeardClip, 'startFrame'> & { heard: HeardSpan; placed: PlacedSentence[] }

const nameless = { path: 'file', inside: 'file' }

/** Hash of all that decides the mix: toolchain, arguments, levels, the clip's bytes, and each sentence's start. */
export const mixedSlideAudioKey = (
  toolchain: string,
  { clip, frames, heard, placed }: MixedSlideAudio,
): string =>
  hashValue({
    toolchain,
    args: [
      ffmpegArgs(decodeClipSound({ file: nameless, frames: clip.frames }, nameless)),
      ffmpegArgs(limitSlideSound(frames, nameless)),
    ],
    levels,
    clip: clip.hash,
    heard,
    placed,
  })

type Dependencies = { artifacts: ArtifactStore; store: ObjectStore; jail: Jail; ffmpeg: Ffmpeg }

export const createSlideAudioMixer = ({ artifacts, store, jail, ffmpeg }: Dependencies) => {
  const mixSlideSound = createMixSlideSound({ ffmpeg })
  return async (toolchain: string, sound: MixedSlideAudio, signal: AbortSignal): Promise<string> => {
    const key = mixedSlideAudioKey(toolchain, sound)
    await using scratch = await jail.scratch()
    await artifacts.obtain({ kind: 'slide-sound', key }, async () => {
      const clip = scratch.file('clip.mp4')
      const output = scratch.file('slide-sound.pcm')
      await store.getFile(sound.clip.object, clip.path)
      await mixSlideSound({
        clip: { file: clip, frames: sound.clip.frames },
        frames: sound.frames,
        heard: sound.heard,
        narration: await fetchSentenceFiles(store, scratch, sound.placed),
        output,
        scratch,
        signal,
      })
      return { path: output.path, contentType: 'application/octet-stream', facts: {} }
    })
    return key
  }
}
