import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../connect.ts'

/** Bytes that files take, by what they are. */
export type Space = {
  pictures: number
  clips: number
  recordings: number
  music: number
  videos: number
  previews: number
}

const bytes = (sum: RawBuilder<unknown>) => sql<number>`coalesce(sum(${sum}), 0)::bigint`

/** The few slides that have a video or a recording, from the index of those alone. */
const slideFiles = (db: Db) =>
  db
    .selectFrom('images')
    .innerJoin('slide_scripts', 'slide_scripts.image_id', 'images.id')
    .where(sql<boolean>`(clip_size is not null or recording_size is not null)`)

export const spaceOfProject = async (db: Db, projectId: string): Promise<Space> => {
  const { pictures } = await db
    .selectFrom('images')
    .where('project_id', '=', projectId)
    .select(bytes(sql`size`).as('pictures'))
    .executeTakeFirstOrThrow()
  const slides = await slideFiles(db)
    .where('images.project_id', '=', projectId)
    .select([bytes(sql`clip_size`).as('clips'), bytes(sql`recording_size`).as('recordings')])
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
  return { pictures, ...slides, music, ...made }
}

/** All bytes of all projects of a person. */
export const spaceOfUser = async (db: Db, userId: string): Promise<number> => {
  const pictures = db
    .selectFrom('members')
    .innerJoin('images', 'images.project_id', 'members.project_id')
    .where('members.user_id', '=', userId)
    .select(bytes(sql`images.size`).as('sum'))
  const slides = slideFiles(db)
    .innerJoin('members', 'members.project_id', 'images.project_id')
    .where('members.user_id', '=', userId)
    .select(bytes(sql`coalesce(clip_size, 0) + coalesce(recording_size, 0)`).as('sum'))
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
    .selectFrom(pictures.unionAll(slides).unionAll(made).unionAll(music).as('parts'))
    .select(bytes(sql`parts.sum`).as('total'))
    .executeTakeFirstOrThrow()
  return total
}
