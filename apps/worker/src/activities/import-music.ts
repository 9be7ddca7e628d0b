import { createWriteMusic, MusicDamaged } from '@voxdeck/media/music/write-music'
import { ProgramFailed } from '@voxdeck/media/run/program-failed'
import { hashFile } from '@voxdeck/storage/content-hash'
import type { Activities } from '@voxdeck/workflows/activities'
import { cancellable } from './cancellable.ts'
import type { Dependencies } from './dependencies.ts'

/** Looped where a video is longer; in memory while it is mixed. */
const mostSeconds = 300

/** A stranger's music is opened here, in the jail, and nowhere else; what is kept is what the jail wrote. */
export const createImportMusic = ({ store, jail, ffmpeg }: Dependencies): Activities['importMusic'] => {
  const writeMusic = createWriteMusic({ ffmpeg })
  return cancellable(
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
