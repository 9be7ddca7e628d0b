import { normaliseClip } from '@voxdeck/media/args/normalise-clip'
import { ProgramFailed } from '@voxdeck/media/run/program-failed'
import type { Activities } from '@voxdeck/workflows/activities'
import { cancellable } from './cancellable.ts'
import type { Dependencies } from './dependencies.ts'

/** A stranger's video is opened here, in the jail, and nowhere else; what is kept is what the jail wrote. */
export const createNormaliseClip = ({ store, jail, ffmpeg }: Dependencies): Activities['normaliseClip'] =>
  cancellable(
    'storage_failed',
    async ({ uploadKey, clipKey }, signal) => {
      await using scratch = await jail.scratch()
      const input = scratch.file('upload.mp4')
      const output = scratch.file('clip.mp4')
      await store.getFile(uploadKey, input.path)
      await ffmpeg.run(normaliseClip({ input, output, sound: 'keep' }), { scratch, signal })
      await store.putFile(clipKey, output.path, 'video/mp4')
    },
    (error) => (error instanceof ProgramFailed ? 'clip_unreadable' : null),
  )
