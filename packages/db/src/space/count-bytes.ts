import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../connect.ts'
import { isKept } from '../slides/recordings.ts'

/** Bytes of stored files, by kind. */
export type Space = {
  pictures: number
  clips: number
  recordings: number
  music: number
  videos: number
  previews: number
}

const bytes = (sum: RawBuilder<unknown>) => sql<number>`coalesce(sum(${sum}), 0)::bigint`

/** Recordings joined to their project. Covering indexes answer the sums of sizes. */
const recordingsOf = (db: Db) =>
  db.selectFrom('recordings').innerJoin('slides', 'slides.id', 'recordings.slide_id').where(isKept)

export const countProjectBytes = async (db: Db, projectId: string): Promise<Space> => {
  const { pictures } = await db
    .selectFrom('slides')
    .where('project_id', '=', projectId)
    .select(bytes(sql`picture_size`).as('pictures'))
    .executeTakeFirstOrThrow()
  const { clips } = await db
    .selectFrom('slides')
    .where('project_id', '=', projectId)
    .where('clip_size', 'is not', null)
    .select(bytes(sql`clip_size`).as('clips'))
    .executeTakeFirstOrThrow()
  const { recordings } = await recordingsOf(db)
    .where('slides.project_id', '=', projectId)
    .select(bytes(sql`recordings.size`).as('recordings'))
    .executeTakeFirstOrThrow()
  const made = await db
    .selectFrom('videos')
    .where('project_id', '=', projectId)
    .where('size', 'is not', null)
    .select([
      sql<number>`coalesce(sum(size + files_size) filter (where kind = 'video'), 0)::bigint`.as('videos'),
      sql<number>`coalesce(sum(size + files_size) filter (where kind = 'preview'), 0)::bigint`.as('previews'),
    ])
    .executeTakeFirstOrThrow()
  const { music } = await db
    .selectFrom('projects')
    .where('id', '=', projectId)
    .select(bytes(sql`music_size`).as('music'))
    .executeTakeFirstOrThrow()
  return { pictures, clips, recordings, music, ...made }
}

/** Bytes of all files in all projects of a user. */
export const countUserBytes = async (db: Db, userId: string): Promise<number> => {
  const pictures = db
    .selectFrom('members')
    .innerJoin('slides', 'slides.project_id', 'members.project_id')
    .where('members.user_id', '=', userId)
    .select(bytes(sql`slides.picture_size`).as('sum'))
  const clips = db
    .selectFrom('members')
    .innerJoin('slides', 'slides.project_id', 'members.project_id')
    .where('members.user_id', '=', userId)
    .where('slides.clip_size', 'is not', null)
    .select(bytes(sql`slides.clip_size`).as('sum'))
  const recordings = recordingsOf(db)
    .innerJoin('members', 'members.project_id', 'slides.project_id')
    .where('members.user_id', '=', userId)
    .select(bytes(sql`recordings.size`).as('sum'))
  const made = db
    .selectFrom('members')
    .innerJoin('videos', 'videos.project_id', 'members.project_id')
    .where('members.user_id', '=', userId)
    .where('videos.size', 'is not', null)
    .select(bytes(sql`videos.size + videos.files_size`).as('sum'))
  const music = db
    .selectFrom('members')
    .innerJoin('projects', 'projects.id', 'members.project_id')
    .where('members.user_id', '=', userId)
    .where('projects.music_size', 'is not', null)
    .select(bytes(sql`projects.music_size`).as('sum'))
  const { total } = await db
    .selectFrom(pictures.unionAll(clips).unionAll(recordings).unionAll(made).unionAll(music).as('parts'))
    .select(bytes(sql`parts.sum`).as('total'))
    .executeTakeFirstOrThrow()
  return total
}
