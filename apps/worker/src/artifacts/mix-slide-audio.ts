import type { Plan } from '@voxdeck/core/plan/plan'
import type { Ffmpeg } from '@voxdeck/media/run/ffmpeg'
import type { Jail } from '@voxdeck/media/run/jail'
import { createMixSlideSound } from '@voxdeck/media/slide-sound/mix-slide-sound'
import type { ObjectStore } from '@voxdeck/storage/object-store'
import { type MixedSlideAudio, mixedSlideAudioKey } from '@voxdeck/video/tracks/mixed-slide-audio'
import type { ArtifactStore } from './artifact-store.ts'
import { fetchSentenceFiles } from './fetch-sentence-files.ts'

type Dependencies = { artifacts: ArtifactStore; store: ObjectStore; jail: Jail; ffmpeg: Ffmpeg }

export const createSlideAudioMixer = ({ artifacts, store, jail, ffmpeg }: Dependencies) => {
  const mixSlideSound = createMixSlideSound({ ffmpeg })
  return async (
    { toolchain, salt }: Pick<Plan, 'toolchain' | 'salt'>,
    sound: MixedSlideAudio,
    signal: AbortSignal,
  ): Promise<string> => {
    const key = mixedSlideAudioKey(toolchain.sound, sound)
    await using scratch = await jail.scratch()
    await artifacts.obtain({ kind: 'slide-sound', key, salt }, async () => {
      const clip = scratch.file('clip.mp4')
      const output = scratch.file('slide-sound.pcm')
      await store.getFile(sound.clip.object, clip.path)
      await mixSlideSound({
        clip: { file: clip, frames: sound.clip.frames },
        frames: sound.frames,
        heard: sound.heard,
        narration: await fetchSentenceFiles(artifacts, scratch, sound.placed),
        output,
        scratch,
        signal,
      })
      return { path: output.path, contentType: 'application/octet-stream', facts: {} }
    })
    return key
  }
}
