import { createWriteMusic, MusicDamaged } from '@voxdeck/media/music/write-music'
import { ProgramFailed } from '@voxdeck/media/run/program-failed'
import { hashFile } from '@voxdeck/storage/content-hash'
import type { Activities } from '@voxdeck/workflows/activities'
import type { Dependencies } from './dependencies.ts'
import { withHeartbeats } from './with-heartbeats.ts'

/** Music is looped where a video is longer. Limited because mixing holds all of it in memory. */
const mostSeconds = 300

/** The only place that opens an uploaded music file, and only in the jail; the file that the jail wrote is stored. */
export const createImportMusic = ({ store, jail, ffmpeg }: Dependencies): Activities['importMusic'] => {
  const writeMusic = createWriteMusic({ ffmpeg })
  return withHeartbeats(
    'storage_failed',
    async ({ uploadKey, musicKey }, signal) => {
      await using scratch = await jail.scratch()
      const music = scratch.file('upload')
      const output = scratch.file('music.flac')
      await store.getFile(uploadKey, music.path)
      const measured = await writeMusic({ music, output, mostSeconds, scratch, signal })
      const size = await store.putFile(musicKey, output.path, 'audio/flac')
      return { hash: await hashFile(output.path), ...measured, size }
    },
    (error) => (error instanceof ProgramFailed || error instanceof MusicDamaged ? 'music_unreadable' : null),
  )
}
