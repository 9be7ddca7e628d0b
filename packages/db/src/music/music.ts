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

const writeColumns = async (trx: Db, projectId: string, columns: Columns): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('projects')
    .set(columns)
    .where('id', '=', projectId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await bumpRevision(trx, projectId)
  return true
}

/** False when the project was deleted meanwhile. The caller holds the project's lock. */
export const writeMusic = (trx: Db, projectId: string, music: StoredMusic | null): Promise<boolean> =>
  writeColumns(trx, projectId, musicColumns(music))

/** Null removes the music. */
export const setMusic = (db: Db, projectId: string, music: StoredMusic | null): Promise<boolean> =>
  withProjectLock(db, projectId, (trx) => writeMusic(trx, projectId, music))

export const setMusicVolume = (db: Db, projectId: string, volume: MusicVolume): Promise<boolean> =>
  withProjectLock(db, projectId, (trx) => writeColumns(trx, projectId, { music_volume: volume }))
