// `pnpm chaos:upgrade --from <commit>`: videos are in the making by the release before when its database is migrated, a
// worker of this release with a toolchain of its own starts beside the old one, the API is replaced, and the old worker
// stops. All must be completed, and no finished piece be made again. `--videos 20` is the full size.
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import { createClient } from '@voxdeck/contracts/client'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { generateEnglishVideo } from '@voxdeck/contracts/videos/generate-english-video'
import { connectDatabase } from '@voxdeck/db/connect'
import { espeakDataFolder } from '@voxdeck/dev/espeak-data'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { type Environment, repositoryRoot } from '@voxdeck/dev/paths'
import { freePort, loopback } from '@voxdeck/dev/processes/ports'
import { processFailure, type RunningProcess, startProcess } from '@voxdeck/dev/processes/start-process'
import { answersOk, waitUntilReady } from '@voxdeck/dev/processes/wait-until-ready'
import { signIn } from '@voxdeck/dev/sign-in'
import { startServices } from '@voxdeck/dev/start-services'
import { downloadVideo, findVideo } from '@voxdeck/e2e/video/await-video'
import { decodeComplaints } from '@voxdeck/e2e/video/decode-video'
import { makeTestSlides, type TestSlide } from '@voxdeck/e2e/video/test-slides'
import sharp from 'sharp'
import { makeQuickProject } from '../quick-project.ts'

const { values } = parseArgs({
  options: { from: { type: 'string' }, videos: { type: 'string', default: '20' } },
})
if (!values.from) throw new Error('--from names the commit of the release before')
const count = Number(values.videos)
const patienceMs = 10 * 60_000

const run = promisify(execFile)
const folder = await mkdtemp(join(tmpdir(), 'voxdeck-upgrade-'))
const oldRoot = join(folder, 'old')
await run('git', ['clone', '--quiet', repositoryRoot, oldRoot])
await run('git', ['checkout', '--quiet', values.from], { cwd: oldRoot })
await run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: oldRoot })

const publicUrl = `http://localhost:${await freePort()}`
const services = await startServices({ stateDir: folder, ports: 'free', publicUrl, durable: false })
const database = connectDatabase({ url: services.env.DATABASE_URL, connections: 2 })
const say = (text: string) => process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${text}\n`)

type Release = 'old' | 'new'

const running: RunningProcess[] = []

const start = async (
  release: Release,
  name: 'api' | 'worker' | 'migrate',
  script: string,
  env: Environment,
): Promise<RunningProcess> => {
  const root = release === 'old' ? oldRoot : repositoryRoot
  const started = await startProcess({
    name: `${release}-${name}`,
    command: [process.execPath, join(root, script)],
    cwd: root,
    env: { ...services.env, NODE_ENV: 'production', ...env },
    logFile: join(folder, 'logs', `${release}-${name}.log`),
    patienceMs: 30_000,
  })
  running.push(started)
  return started
}
const startApi = async (release: Release) => {
  const port = new URL(publicUrl).port
  const api = await start(release, 'api', 'apps/api/src/main.ts', {
    HOST: loopback,
    PORT: port,
    PUBLIC_URL: publicUrl,
    DEMO: 'off',
    RATE_LIMIT_PER_MINUTE: '100000',
    WEB_DIST: undefined,
  })
  await waitUntilReady(api, answersOk(`${publicUrl}/readyz`))
  return api
}
const startWorker = async (release: Release) => {
  const scratch = join(folder, `scratch-${release}`)
  await mkdir(scratch, { recursive: true })
  const worker = await start(release, 'worker', 'apps/worker/src/main.ts', {
    VOICES_DIR: '',
    ESPEAK_DATA_DIR: espeakDataFolder(),
    SCRATCH_DIR: scratch,
    WORKER_CONCURRENCY: '2',
  })
  await waitUntilReady(worker, async () => (await readFile(worker.logFile, 'utf8')).includes('worker ready'))
  return worker
}

const countCompleted = async (): Promise<number> => {
  const { rows } = await database.pool.query<{ count: string }>(
    "select count(*) from videos where status = 'completed'",
  )
  return Number(rows[0]?.count)
}
const countShots = async (): Promise<number> => {
  const { rows } = await database.pool.query<{ count: string }>(
    "select count(*) from artifacts where kind = 'shot'",
  )
  return Number(rows[0]?.count)
}
const until = async (what: string, holds: () => Promise<boolean>) => {
  const deadline = Date.now() + patienceMs
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`${what}: not within ${patienceMs / 60_000} minutes`)
    await sleep(500)
  }
  say(what)
}

const videoSettings = { speakingSpeed: 200, resolution: '1080p', transition: 'fade' } as const

/** Other words and another picture for each video: no piece of one is a piece of another. */
const ownSlide = async (slide: TestSlide, video: number, at: number): Promise<TestSlide> => {
  const path = join(folder, `${video}-${at}.png`)
  await sharp(slide.path)
    .modulate({ hue: (video * 10 + at + 1) * 7 })
    .png()
    .toFile(path)
  return { ...slide, path, script: `Video ${video}, slide ${at}. ${slide.script}` }
}

const faults: string[] = []
try {
  const oldApi = await startApi('old')
  const oldWorker = await startWorker('old')
  const cookie = await signIn({ publicUrl, user: ada })
  const client = createClient({ baseUrl: publicUrl, headers: { cookie, origin: publicUrl } })
  const slides = await makeTestSlides(folder)
  const asked: { projectId: string; videoId: string }[] = []
  for (let index = 0; index < count; index += 1) {
    const own = await Promise.all([...slides, ...slides].map((slide, at) => ownSlide(slide, index, at)))
    const { id } = await makeQuickProject(client, `Upgraded ${index}`, own)
    await client.call(updateProject, { params: { id }, body: { videoSettings } })
    const { videoId } = await client.call(generateEnglishVideo, { params: { id } })
    asked.push({ projectId: id, videoId })
  }
  say(`${count} videos are asked for`)
  await until(
    'a quarter of the pictures is drawn by the old worker',
    async () => (await countShots()) >= count * 2.5,
  )

  const migrate = await start('new', 'migrate', 'apps/api/src/migrate-database.ts', {})
  if ((await migrate.ended) !== 'exit code 0') throw processFailure(migrate, 'failed')
  say('the database is migrated, with the old API and the old worker at work')
  await startWorker('new')
  say('a new worker runs beside the old one')
  await oldApi.stop()
  await startApi('new')
  say('the API is replaced')
  await until('a quarter is completed by the old worker', async () => (await countCompleted()) >= count / 4)
  await oldWorker.stop()
  const left = count - (await countCompleted())
  say(`the old worker is stopped, with ${left} videos in the making`)
  if (left === 0) faults.push('no video was in the making any more')
  await until('all are completed', async () => (await countCompleted()) === count)

  for (const { projectId: id, videoId } of asked) {
    const video = await findVideo(client, id, videoId)
    const path = await downloadVideo(client, video)
    const complaints = await decodeComplaints(path)
    if (complaints) faults.push(`video ${videoId} does not decode: ${complaints}`)
    await rm(dirname(path), { recursive: true, force: true })
  }
  // Silence, the smallest of all, is a piece of every video: two workers may make it at the same moment.
  const { rows: twice } = await database.pool.query<{ kind: string; key: string }>(`
    select kind, key from artifacts where times_made > 1
      and object_size > (select min(object_size) from artifacts where kind = 'slide-track')`)
  for (const { kind, key } of twice) faults.push(`${kind} ${key} was made again`)
  const { rows: kinds } = await database.pool.query<{ kind: string; count: string }>(
    'select kind, count(*) from artifacts group by kind order by kind',
  )
  const { rows: replanned } = await database.pool.query<{ count: string }>(
    'select count(*) from videos where toolchain is not null',
  )
  say(`planned anew for the new worker: ${replanned[0]?.count}`)
  say(`pieces made: ${kinds.map(({ kind, count: made }) => `${made} ${kind}`).join(', ')}`)
} finally {
  await Promise.all(running.map((one) => one.stop()))
  await database.close()
  await services.stop()
  await rm(folder, { recursive: true, force: true })
}
say(
  faults.length === 0
    ? `${count} videos completed, every one decodes, no piece was made twice`
    : faults.join('\n'),
)
if (faults.length > 0) process.exitCode = 1
