import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressOf } from '@voxdeck/contracts/client'
import { watchProject } from '@voxdeck/contracts/projects/watch-project'
import { createProject } from '@voxdeck/db/projects/create-project'
import { startSession } from '@voxdeck/db/users/sessions'
import { upsertUser } from '@voxdeck/db/users/upsert-user'
import { freePort } from '@voxdeck/dev/processes/ports'
import { generateVideo } from '@voxdeck/e2e/video/await-video'
import { makeTestSlides } from '@voxdeck/e2e/video/test-slides'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collectedHeap } from './collected-heap.ts'
import { makeQuickProject } from './quick-project.ts'
import { type ChaosProduct, startChaosProduct } from './start-chaos-product.ts'

/** `CHAOS_STREAMS=500 CHAOS_ROUNDS=10` is the full size. */
const streams = Number(process.env.CHAOS_STREAMS ?? 100)
const rounds = Number(process.env.CHAOS_ROUNDS ?? 4)
/** The limit of streams of an account. */
const streamsEach = 50

/** The API's connections in Postgres' list: its pool holds at most this many. */
const apiName = 'api of the streams test'
const apiConnections = 20

/** Of the API: `heap` in megabytes after a garbage collection, `files` without `connections` to Postgres. */
type Measured = { heap: number; files: number; connections: number }

describe('event streams that are opened again and again, while a worker of eight slots makes videos', () => {
  let chaos: ChaosProduct
  let folder: string
  let inspector: number
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'voxdeck-streams-'))
    inspector = await freePort()
    chaos = await startChaosProduct({
      apiEnv: { NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}`, PGAPPNAME: apiName },
      workerEnv: { WORKER_CONCURRENCY: '8' },
    })
  })
  afterAll(async () => {
    await chaos.stop()
    await rm(folder, { recursive: true, force: true })
  })

  /** Somebody with a project, as their stream's address and cookie. */
  const newWatcher = async () => {
    const { db, publicUrl } = chaos
    const identity = { issuer: 'chaos', subject: randomUUID(), email: null, firstName: null }
    const userId = await upsertUser(db, identity)
    const token = randomBytes(32).toString('base64url')
    const tokenHash = createHash('sha256').update(token).digest()
    const expiresAt = new Date(Date.now() + 3_600_000)
    await startSession(db, { tokenHash, userId, expiresAt, userAgent: null })
    const id = await createProject(db, { userId, title: 'Watched' })
    return {
      url: publicUrl + addressOf(watchProject.path, { params: { id } }),
      headers: { cookie: `__Host-voxdeck=${token}` },
    }
  }

  const openStream = async ({ url, headers }: Awaited<ReturnType<typeof newWatcher>>) => {
    const [response] = (await once(get(url, { headers }), 'response')) as [IncomingMessage]
    expect(response.statusCode).toBe(200)
    await once(response, 'data')
    response.resume()
    return response
  }

  const countFiles = async () => {
    const files = (await readdir(`/proc/${chaos.product.api.pid}/fd`)).length
    const { rows } = await chaos.pool.query<{ count: string }>(
      'select count(*) from pg_stat_activity where application_name = $1',
      [apiName],
    )
    const connections = Number(rows[0]?.count)
    return { files: files - connections, connections }
  }

  const measure = async (): Promise<Measured> => ({
    heap: await collectedHeap(inspector),
    ...(await countFiles()),
  })

  it('cost the same in the last round as in the second', async () => {
    const slides = await makeTestSlides(folder)
    const making = Array.from({ length: 4 }, async (_, index) => {
      const own = slides.map((slide) => ({ ...slide, script: `Number ${index}. ${slide.script}` }))
      const { id } = await makeQuickProject(chaos.client, `Made ${index}`, own)
      return generateVideo(chaos.client, id)
    })
    const watchers = await Promise.all(
      Array.from({ length: Math.ceil(streams / streamsEach) }, () => newWatcher()),
    )
    const opened: Measured[] = []
    const closed: Measured[] = []
    for (let round = 0; round < rounds; round += 1) {
      const responses: IncomingMessage[] = []
      for (let from = 0; from < streams; from += streamsEach) {
        const watcher = watchers[from / streamsEach]
        if (!watcher) continue
        const count = Math.min(streamsEach, streams - from)
        responses.push(...(await Promise.all(Array.from({ length: count }, () => openStream(watcher)))))
      }
      opened.push(await measure())
      for (const response of responses) response.destroy()
      const before = opened.at(-1)?.files ?? 0
      await expect
        .poll(async () => (await countFiles()).files, { timeout: 20_000 })
        .toBeLessThan(before - streams * 0.9)
      closed.push(await measure())
    }
    const videos = await Promise.all(making)
    expect(videos.map(({ status }) => status)).toEqual(videos.map(() => 'completed'))
    process.stdout.write(`${streams} streams open, ${rounds} rounds:\n`)
    for (const [round, { heap, files, connections }] of opened.entries())
      process.stdout.write(
        `  ${round + 1}: heap ${heap.toFixed(1)} MB, ${files} files open, ${connections} connections of the API to Postgres; closed: heap ${closed[round]?.heap.toFixed(1)} MB, ${closed[round]?.files} files\n`,
      )
    const [second, last] = [opened[1], opened.at(-1)]
    if (!second || !last || rounds < 3) throw new Error('at least three rounds')
    expect(Math.abs(last.files - second.files)).toBeLessThanOrEqual(10)
    for (const { connections } of opened) {
      expect(connections).toBeGreaterThan(0)
      expect(connections).toBeLessThanOrEqual(apiConnections)
    }
    expect(last.heap).toBeLessThan(second.heap * 1.1)
    expect(closed.at(-1)?.heap).toBeLessThan((closed[1]?.heap ?? 0) * 1.1)
  })
})
