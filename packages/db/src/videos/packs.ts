import { sql } from 'kysely'
import type { Db } from '../connect.ts'
import { notify } from '../notifications.ts'
import type { VideoPack } from '../schema.ts'
import type { VideoRef } from './video-lifecycle.ts'

/** Row lock until the transaction ends: a worker that has just made the pack waits before it stores it. */
export const lockPack = async (trx: Db, { videoId }: VideoRef): Promise<VideoPack | null> => {
  const row = await trx
    .selectFrom('videos')
    .where('id', '=', videoId)
    .select('pack')
    .forUpdate()
    .executeTakeFirst()
  return row?.pack ?? null
}

/** Stores the pack's state, and adds `file` to the video's files. False when no completed video is there. */
export const savePack = async (
  db: Db,
  video: VideoRef,
  pack: VideoPack,
  file?: { name: string; size: number },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('videos')
    .set({
      pack: JSON.stringify(pack),
      ...(file
        ? {
            // Idempotent: a worker whose result was lost reports it again.
            files: sql<string[]>`array_append(array_remove(files, ${file.name}), ${file.name})`,
            files_size: sql<number>`files_size + case when ${file.name} = any(files) then 0 else ${file.size} end`,
          }
        : {}),
    })
    .where('id', '=', video.videoId)
    .where('status', '=', 'completed')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await notify(db, { about: 'video', ...video })
  return true
}
