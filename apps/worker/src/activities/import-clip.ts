import { framesPerSecond } from '@voxdeck/core/timeline/timing'
import { normaliseClip } from '@voxdeck/media/args/pictures/normalise-clip'
import { createProbeMedia } from '@voxdeck/media/probe/probe-media'
import { ProgramFailed } from '@voxdeck/media/run/program-failed'
import { hashFile } from '@voxdeck/storage/content-hash'
import type { Activities } from '@voxdeck/workflows/activities'
import type { Dependencies } from './dependencies.ts'
import { withHeartbeats } from './with-heartbeats.ts'

/** Longer than any slide is likely to be; a clip is looped or cut to the slide's length anyway. */
const mostSeconds = 300

/** More than five minutes can take at the maximum bitrate of the output, sound included. */
const limits = { fileBytes: 1024 ** 3 }

class ClipWithoutPictures extends Error {}

/** The only place that opens an uploaded clip, and only in the jail; the file that the jail wrote is stored. */
export const createImportClip = ({ store, jail, ffmpeg }: Dependencies): Activities['importClip'] => {
  const probeMedia = createProbeMedia({ ffmpeg })
  return withHeartbeats(
    'storage_failed',
    async ({ uploadKey, clipKey }, signal) => {
      await using scratch = await jail.scratch()
      const clip = scratch.file('upload.mp4')
      const output = scratch.file('clip.mp4')
      await store.getFile(uploadKey, clip.path)
      await ffmpeg.run(normaliseClip({ clip, output, keepSound: true, framesPerSecond, mostSeconds }), {
        scratch,
        signal,
        limits,
      })
      const { video, audio } = await probeMedia({ kind: 'own-video', file: output }, { scratch, signal })
      // An MP4 may hold sound alone.
      if (!video?.packets) throw new ClipWithoutPictures()
      const size = await store.putFile(clipKey, output.path, 'video/mp4')
      const hash = await hashFile(output.path)
      const { packets: frames, width, height } = video
      return { hash, frames, width, height, size, hasSound: audio !== null }
    },
    (error) =>
      error instanceof ProgramFailed || error instanceof ClipWithoutPictures ? 'clip_unreadable' : null,
  )
}
