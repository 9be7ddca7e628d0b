import { sql } from 'kysely'
import type { Db } from '../connect.ts'
import { notify } from '../notifications.ts'
import { withProjectLock } from '../projects/with-project-lock.ts'

export type MeasuredNarration = { slideId: string; spokenHash: string; samples: number; peaks: number[] }

/** Measurements stored per slide, so that restoring one of its last scripts finds the measurement again. */
const measurementsPerSlide = 10

/** Upserts the measured lengths of narrations. Slides that were deleted meanwhile are skipped. */
export const storeMeasuredNarrations = async (
  db: Db,
  projectId: string,
  narrations: readonly MeasuredNarration[],
): Promise<void> => {
  if (narrations.length === 0) return
  await withProjectLock(db, projectId, async (trx) => {
    const { rows: changed } = await sql`
      insert into slide_narrations (slide_id, spoken_hash, samples, peaks)
      select distinct on (slides.id, spoken."spokenHash") slides.id, spoken."spokenHash", spoken.samples, spoken.peaks
        from jsonb_to_recordset(${JSON.stringify(narrations)}::jsonb)
             as spoken("slideId" uuid, "spokenHash" text, samples integer, peaks smallint[])
        join slides on slides.id = spoken."slideId" and slides.project_id = ${projectId}
      on conflict (slide_id, spoken_hash) do update
         set samples = excluded.samples, peaks = excluded.peaks, measured_at = now()
       where (slide_narrations.samples, slide_narrations.peaks) is distinct from (excluded.samples, excluded.peaks)
      returning slide_id`.execute(trx)
    if (changed.length === 0) return
    await deleteOldMeasurements(trx, projectId)
    // Raise the revision so that open pages reload; leave `updated_at`, because the project was not edited.
    await trx
      .updateTable('projects')
      .set({ revision: sql`revision + 1` })
      .where('id', '=', projectId)
      .execute()
    await notify(trx, { about: 'project', projectId })
  })
}

const deleteOldMeasurements = (trx: Db, projectId: string) =>
  sql`
    delete from slide_narrations using (
      select slide_id, spoken_hash, row_number() over (partition by slide_id order by measured_at desc) as age
        from slide_narrations join slides on slides.id = slide_id
       where slides.project_id = ${projectId}
    ) as aged
    where aged.slide_id = slide_narrations.slide_id and aged.spoken_hash = slide_narrations.spoken_hash
      and aged.age > ${measurementsPerSlide}`.execute(trx)
