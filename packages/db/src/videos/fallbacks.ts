import type { Fallback } from '@voxdeck/core/plan/fallback'
import { sql } from 'kysely'
import type { Db } from '../connect.ts'
import { notify } from '../notifications.ts'
import type { VideoRef } from './video-lifecycle.ts'

/** Records which voice spoke a slide, if not the wanted one; replaces the entry of an earlier attempt. */
export const recordFallback = async (db: Db, video: VideoRef, speaker: Fallback): Promise<void> => {
  const { slide, language, wanted, spoken } = speaker
  const noted = JSON.stringify(spoken === wanted ? [] : [{ slide, language, wanted, spoken }])
  const same = JSON.stringify({ slide, language })
  // Computed in the UPDATE itself, so that concurrent slides do not overwrite each other's entries.
  const { numAffectedRows } = await sql`
    update videos set fallbacks = ${noted}::jsonb || coalesce((
      select jsonb_agg(entry) from jsonb_array_elements(fallbacks) as entry where not entry @> ${same}::jsonb
    ), '[]')
    where id = ${video.videoId} and (${noted}::jsonb <> '[]' or fallbacks @> jsonb_build_array(${same}::jsonb))
  `.execute(db)
  if (numAffectedRows) await notify(db, { about: 'video', ...video })
}

/** Called before a video's first slide is spoken: removes the entries of earlier attempts. */
export const clearFallbacks = async (db: Db, { videoId }: VideoRef): Promise<void> => {
  await db.updateTable('videos').set({ fallbacks: '[]' }).where('id', '=', videoId).execute()
}

export const findFallbacks = async (db: Db, { videoId }: VideoRef): Promise<Fallback[]> => {
  const row = await db.selectFrom('videos').where('id', '=', videoId).select('fallbacks').executeTakeFirst()
  return row?.fallbacks ?? []
}
