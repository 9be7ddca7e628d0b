import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beginTestVideo } from '../../testing/begin-test-video.ts'
import { createMigratedDatabase } from '../../testing/test-database.ts'
import type { Database } from '../connect.ts'
import { createProject } from '../projects/create-project.ts'
import { upsertUser } from '../users/upsert-user.ts'
import { clearFallbacks, findFallbacks, recordFallback } from './fallbacks.ts'
import type { VideoRef } from './video-lifecycle.ts'

describe('who spoke the slides of a video', () => {
  let database: Database
  let projectId: string
  beforeAll(async () => {
    database = await createMigratedDatabase()
    const identity = { issuer: 'i', subject: 's', email: null, firstName: null }
    const userId = await upsertUser(database.db, identity)
    projectId = await createProject(database.db, { userId, title: 'Harbour' })
  })
  afterAll(() => database.close())

  const spoke = (video: VideoRef, slide: number, spoken: string, language = 'en') =>
    recordFallback(database.db, video, { slide, language, wanted: 'adam', spoken })

  it('H3 another voice is noted, by slide and language, and slides lose nothing of each other', async () => {
    const video = await beginTestVideo(database.db, projectId)
    await Promise.all(Array.from({ length: 20 }, (_, slide) => spoke(video, slide, 'bella')))
    await spoke(video, 3, 'espeak-es', 'es')
    const fallbacks = await findFallbacks(database.db, video)
    expect(fallbacks).toHaveLength(21)
    expect(fallbacks).toContainEqual({ slide: 3, language: 'es', wanted: 'adam', spoken: 'espeak-es' })
  })

  it('H3 what a later try does holds: the voice itself, or yet another', async () => {
    const video = await beginTestVideo(database.db, projectId)
    await spoke(video, 0, 'bella')
    await spoke(video, 1, 'bella')
    await spoke(video, 0, 'adam')
    await spoke(video, 1, 'espeak-en')
    expect(await findFallbacks(database.db, video)).toEqual([
      { slide: 1, language: 'en', wanted: 'adam', spoken: 'espeak-en' },
    ])
  })

  it('a video that begins anew has none', async () => {
    const video = await beginTestVideo(database.db, projectId)
    await spoke(video, 0, 'bella')
    await clearFallbacks(database.db, video)
    expect(await findFallbacks(database.db, video)).toEqual([])
  })
})
