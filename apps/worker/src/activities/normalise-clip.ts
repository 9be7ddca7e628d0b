import { framesPerSecond } from '@voxdeck/core/timeline/timing'
import { normaliseClip } from '@voxdeck/media/args/normalise-clip'
import { ProgramFailed } from '@voxdeck/media/run/program-failed'
import type { Activities } from '@voxdeck/workflows/activities'
import { cancellable } from './cancellable.ts'
import type { Dependencies } from './dependencies.ts'

/** Longer than any slide is likely to be; a clip is looped or cut to the slide anyway. */
const mostSeconds = 300

/** A stranger's video is opened here, in the jail, and nowhere else; what is kept is what the jail wrote. */
export const createNormaliseClip = ({ store, jail, ffmpeg }: Dependencies): Activities['normaliseClip'] =>
  cancellable(
    'storage_failed',
    async ({ uploadKey, clipKey }, signal) => {
      await using scratch = await jail.scratch()
      const clip = scratch.file('upload.mp4')
      const output = scratch.file('clip.mp4')
      await store.getFile(uploadKey, clip.path)
      await ffmpeg.run(normaliseClip({ clip, output, keepSound: true, framesPerSecond, mostSeconds }), {
        scratch,
        signal,
      })
      await store.putFile(clipKey, output.path, 'video/mp4')
    },
    (error) => (error instanceof ProgramFailed ? 'clip_unreadable' : null),
  )
