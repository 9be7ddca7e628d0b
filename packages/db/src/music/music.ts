import type { MusicVolume } from '@voxdeck/core/music'
import type { Db } from '../connect.ts'
import { bumpRevision } from '../projects/bump-revision.ts'
import { withProjectLock } from '../projects/with-project-lock.ts'

export type StoredMusic = {
  filename: string
  name: string
  hash: string
  samples: number
  lufs: number
  /** Bytes. */
  size: number
}

const musicColumns = (music: StoredMusic | null) => ({
  music_filename: music?.filename ?? null,
  music_name: music?.name ?? null,
  music_hash: music?.hash ?? null,
  music_samples: music?.samples ?? null,
  music_lufs: music?.lufs ?? null,
  music_size: music?.size ?? null,
})

type Columns = ReturnType<typeof musicColumns> | { music_volume: MusicVolume }

const changeMusic = (db: Db, projectId: string, columns: Columns): Promise<boolean> =>
  withProjectLock(db, projectId, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('projects')
      .set(columns)
      .where('id', '=', projectId)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await bumpRevision(trx, projectId)
    return true
  })

/** Null removes the music. False when the project was deleted meanwhile. */
export const setMusic = (db: Db, projectId: string, music: StoredMusic | null): Promise<boolean> =>
  changeMusic(db, projectId, musicColumns(music))

export const setMusicVolume = (db: Db, projectId: string, volume: MusicVolume): Promise<boolean> =>
  changeMusic(db, projectId, { music_volume: volume })
