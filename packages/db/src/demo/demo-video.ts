import type { Db } from '../connect.ts'
import type { VideoChapter } from '../schema.ts'
import { upsertUser } from '../users/upsert-user.ts'
import type { VideoRef } from '../videos/video-lifecycle.ts'

/** Nobody can sign in as this user: the issuer of a real sign-in is a URL. */
export const demoIdentity = { issuer: 'voxdeck', subject: 'demo' }

/** Id of the user that owns the demo project; inserts the user if it does not exist. */
export const ensureDemoUser = (db: Db): Promise<string> =>
  upsertUser(db, { ...demoIdentity, email: null, firstName: 'Voxdeck' })

export type DemoVideo = {
  title: string
  filename: string
  duration: number
  languages: string[]
  files: string[]
  chapters: VideoChapter[]
}

/** Projects that the demo user owns. */
const demoProjects = (db: Db) =>
  db
    .selectFrom('users')
    .innerJoin('members', 'members.user_id', 'users.id')
    .innerJoin('projects', 'projects.id', 'members.project_id')
    .where('users.issuer', '=', demoIdentity.issuer)
    .where('users.subject', '=', demoIdentity.subject)
    .where('members.role', '=', 'owner')

/** Newest first. */
export const listDemoProjects = async (db: Db): Promise<string[]> => {
  const rows = await demoProjects(db).orderBy('projects.created_at', 'desc').select('projects.id').execute()
  return rows.map(({ id }) => id)
}

const finishedVideos = (db: Db) =>
  demoProjects(db)
    .innerJoin('videos', 'videos.project_id', 'projects.id')
    .where('videos.kind', '=', 'video')
    .where('videos.status', '=', 'completed')
    .orderBy('videos.completed_at', 'desc')

/** Newest first. */
export const listDemoVideos = (db: Db): Promise<VideoRef[]> =>
  finishedVideos(db).select(['videos.id as videoId', 'projects.id as projectId']).execute()

/** The newest completed video of the demo user: the only video that is visible without a session. */
export const findDemoVideo = async (db: Db): Promise<DemoVideo | null> => {
  const row = await finishedVideos(db)
    .limit(1)
    .select([
      'projects.title',
      'videos.filename',
      'videos.duration_seconds',
      'videos.languages',
      'videos.files',
      'videos.chapters',
    ])
    .executeTakeFirst()
  if (!row?.filename) return null
  const { title, filename, duration_seconds, languages, files, chapters } = row
  return { title, filename, duration: duration_seconds ?? 0, languages, files, chapters: chapters ?? [] }
}
