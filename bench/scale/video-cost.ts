import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Client, Connection } from '@temporalio/client'
import { createClient } from '@voxdeck/contracts/client'
import { connectDatabase, type Database } from '@voxdeck/db/connect'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { signIn } from '@voxdeck/dev/sign-in'
import type { RunningProduct } from '@voxdeck/e2e/run-product'
import { generateVideo, makeProject } from '@voxdeck/e2e/video/await-video'
import { openCpuAccount } from '../measure/cpu-account.ts'
import { runBenchProduct } from '../measure/run-bench-product.ts'
import { makeDeck } from '../render/make-deck.ts'

const mostMs = 1_800_000

const tables = ['videos', 'video_work', 'artifacts', 'slide_narrations', 'work_speeds'] as const

const databaseState = async ({ pool }: Database) => {
  const { rows } = await pool.query<{ wal: number; size: number }>(
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as wal, pg_database_size(current_database())::float8 as size`,
  )
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const counted = await pool.query<{ count: number }>(`select count(*)::int as count from ${table}`)
    counts[table] = counted.rows[0]?.count ?? 0
  }
  return { walBytes: rows[0]?.wal ?? 0, bytes: rows[0]?.size ?? 0, ...counts }
}

/** Number and total size of the objects in a folder. */
const objectsIn = async (folder: string) => {
  const found: Record<string, number> = { objects: 0, bytes: 0 }
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    found.objects = (found.objects ?? 0) + 1
    found.bytes = (found.bytes ?? 0) + (await stat(join(entry.parentPath, entry.name))).size
  }
  return found
}

const difference = (after: Record<string, number>, before: Record<string, number>) =>
  Object.fromEntries(Object.entries(after).map(([name, value]) => [name, value - (before[name] ?? 0)]))

const historyOf = async ({ services }: RunningProduct, videoId: string) => {
  const connection = await Connection.connect({ address: services.env.TEMPORAL_ADDRESS })
  const { workflow } = new Client({ connection, namespace: services.env.TEMPORAL_NAMESPACE })
  const video = await workflow.getHandle(`video-${videoId}`).describe()
  const language = await workflow.getHandle(`narrate-${video.runId}-en`).describe()
  await connection.close()
  const events = video.historyLength + language.historyLength
  return { events, bytes: (video.historySize ?? 0) + (language.historySize ?? 0) }
}

/** What a viewer costs: the video is fetched in ranges, as a browser's player does. */
const measurePlayback = async (url: string, cookie: string, size: number, apiSeconds: () => number) => {
  const times = 10
  const step = 4 * 1024 * 1024
  const before = apiSeconds()
  let bytes = 0
  for (let time = 0; time < times; time += 1)
    for (let from = 0; from < size; from += step) {
      const range = `bytes=${from}-${Math.min(size, from + step) - 1}`
      const response = await fetch(url, { headers: { cookie, range } })
      bytes += (await response.arrayBuffer()).byteLength
    }
  return { bytesPerView: bytes / times, apiCpuSecondsPerGigabyte: (apiSeconds() - before) / (bytes / 1e9) }
}

/** Connections to Postgres, but for this one. */
const countConnections = async ({ pool }: Database): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from pg_stat_activity where datname = current_database()',
  )
  return (rows[0]?.count ?? 1) - 1
}

/** The cost of one new video to each part of the product, from nothing spoken to published. */
export const measureVideoCost = async (
  folder: string,
  { slides, seconds }: { slides: number; seconds: number },
) => {
  const deck = await makeDeck(folder, { slides, seconds, isDistinct: true })
  const running = await runBenchProduct('scale')
  const { product, services, stop } = running
  const database = connectDatabase({ url: services.env.DATABASE_URL, connections: 1 })
  try {
    const url = product.publicUrl
    const cookie = await signIn({ publicUrl: url, user: ada })
    const client = createClient({ baseUrl: url, headers: { cookie, origin: url } })
    const settings = { speakingSpeed: 150, resolution: '1080p', transition: 'fade' } as const
    // A new installation calibrates its voices once, which no later video pays for.
    const slide = deck.slice(0, 1).map((of) => ({ ...of, script: 'Something that nobody says again.' }))
    const first = await makeProject(client, 'First', slide, settings)
    await generateVideo(client, first.id, mostMs)
    const project = await makeProject(client, 'Scale', deck, settings)
    const roots = { api: product.api.pid, worker: product.worker.pid, ...services.pids }
    const accounts = Object.entries(roots).map(([name, pid]) => ({
      name,
      account: openCpuAccount(name, [pid]),
    }))
    const cpuNow = () => Object.fromEntries(accounts.map(({ name, account }) => [name, account.seconds()]))
    const objectFolder = join(services.stateDir, 'object-store', 'objects')
    const before = {
      cpu: cpuNow(),
      database: await databaseState(database),
      objects: await objectsIn(objectFolder),
    }
    const video = await generateVideo(client, project.id, mostMs)
    if (video.status !== 'completed') throw new Error(`the video ended as ${video.status}`)
    const cost = {
      slides,
      videoSeconds: video.duration,
      videoBytes: video.size,
      cpuSeconds: difference(cpuNow(), before.cpu),
      database: difference(await databaseState(database), before.database),
      objects: difference(await objectsIn(objectFolder), before.objects),
      history: await historyOf(running, video.id),
      connections: await countConnections(database),
    }
    const apiSeconds = () => cpuNow().api ?? 0
    const streamUrl = `${url}${video.streamUrl}`
    return { ...cost, playback: await measurePlayback(streamUrl, cookie, video.size ?? 0, apiSeconds) }
  } finally {
    await database.close()
    await stop()
  }
}
