// `pnpm bench:long`: one real video of two hours with captions in the picture, 200 slides, twelve languages, 720p; the other
// languages are spoken by the basic voices, the only ones installed. Prints how long it took, the most activities that were
// pending at a time, and the longest history.
// Sizes by flag: `--slides 6 --minutes 1 --languages 2` takes a minute. With `--state <folder>` the services keep their data
// there, and the same command goes on with the video after it was stopped.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  Connection,
  Client as TemporalClient,
  type WorkflowHandle,
  WorkflowNotFoundError,
} from '@temporalio/client'
import { type Client, createClient } from '@voxdeck/contracts/client'
import { listLanguages } from '@voxdeck/contracts/languages/list-languages'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { generateVideo } from '@voxdeck/contracts/videos/generate-video'
import { defaultSourceLanguage } from '@voxdeck/core/languages/languages'
import { connectDatabase } from '@voxdeck/db/connect'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { freePort } from '@voxdeck/dev/processes/ports'
import { signIn } from '@voxdeck/dev/sign-in'
import { startProduct } from '@voxdeck/dev/start-product'
import { startServices } from '@voxdeck/dev/start-services'
import { startProviders } from '@voxdeck/e2e/providers/start-providers'
import { awaitEnd, downloadVideo, makeProject } from '@voxdeck/e2e/video/await-video'
import { decodeComplaints } from '@voxdeck/e2e/video/decode-video'
import { mostPending } from '@voxdeck/workflows/testing/most-pending'
import { copyTranslation } from './render/copy-translation.ts'
import { makeDeck } from './render/make-deck.ts'

const { values } = parseArgs({
  options: {
    slides: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '120' },
    languages: { type: 'string', default: '12' },
    voice: { type: 'string', default: 'adam' },
    state: { type: 'string' },
  },
})
const [slides, minutes, count] = [Number(values.slides), Number(values.minutes), Number(values.languages)]
const settings = {
  speakingSpeed: 150,
  resolution: '720p',
  transition: 'fade',
  captions: 'picture',
} as const
const mostMs = 5 * 3600 * 1000

const stateDir = values.state ?? (await mkdtemp(join(tmpdir(), 'voxdeck-long-')))
const publicUrl = `http://localhost:${await freePort()}`
const services = await startServices({ stateDir, ports: 'free', publicUrl, durable: false })
// The translation services offer twelve languages. Nothing is translated: the English text is copied.
const providers = await startProviders()
const product = await startProduct({
  services,
  mode: 'production',
  ports: 'free',
  apiEnv: { WEB_DIST: undefined, RATE_LIMIT_PER_MINUTE: '100000' },
  workerEnv: { ...providers.workerEnv, OPENAI_SPEECH_URL: undefined, OPENAI_SPEECH_KEY: undefined },
})
const database = connectDatabase({ url: services.env.DATABASE_URL, connections: 1 })
const connection = await Connection.connect({ address: services.env.TEMPORAL_ADDRESS })
const say = (text: string) => process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${text}\n`)

/** How far the running jobs are, every minute. */
const watching = setInterval(() => {
  void database.pool
    .query<{ kind: string; stage: string; done: number; planned: number }>(
      "select kind, stage, done, planned from jobs where status = 'running'",
    )
    .then(({ rows }) => {
      for (const { kind, stage, done, planned } of rows) say(`${kind}: ${stage}, ${done} of ${planned} units`)
    })
    .catch(() => undefined)
}, 60_000)

type Asked = { cookie: string; projectId: string; videoId: string; languages: string[] }
const askedPath = join(stateDir, 'asked.json')
const readAsked = async (): Promise<Asked | null> =>
  readFile(askedPath, 'utf8').then(
    (text) => JSON.parse(text) as Asked,
    () => null,
  )
const clientOf = (cookie: string) =>
  createClient({ baseUrl: publicUrl, headers: { cookie, origin: publicUrl } })

const makeLongProject = async (client: Client): Promise<{ projectId: string; languages: string[] }> => {
  const folder = await mkdtemp(join(tmpdir(), 'voxdeck-deck-'))
  const deck = await makeDeck(folder, { slides, seconds: (minutes * 60) / slides, isDistinct: true })
  const project = await makeProject(client, 'Long', deck, settings)
  await rm(folder, { recursive: true, force: true })
  const slideScripts = project.images.map(({ id: imageId }) => ({ imageId, selectedVoice: values.voice }))
  await client.call(updateProject, { params: { id: project.id }, body: { slideScripts } })
  const offered = (await client.call(listLanguages)).map(({ code }) => code)
  const languages = [defaultSourceLanguage, ...offered.slice(0, count - 1)]
  if (languages.length < count) throw new Error(`only ${languages.length} languages are offered here`)
  for (const language of languages.slice(1)) await copyTranslation(client, project.id, language)
  return { projectId: project.id, languages }
}

const ask = async (): Promise<Asked> => {
  const cookie = await signIn({ publicUrl, user: ada })
  const client = clientOf(cookie)
  const { projectId, languages } = await makeLongProject(client)
  const { videoId } = await client.call(generateVideo, { params: { id: projectId }, body: { languages } })
  const asked = { cookie, projectId, videoId, languages }
  await writeFile(askedPath, JSON.stringify(asked))
  say(`asked for: ${slides} slides, ${languages.length} languages`)
  return asked
}

try {
  const { cookie, projectId, videoId, languages } = (await readAsked()) ?? (await ask())
  const client = clientOf(cookie)
  const video = await awaitEnd(client, projectId, videoId, mostMs)
  const { rows } = await database.pool.query<{ minutes: number }>(
    'select extract(epoch from completed_at - created_at) / 60 as minutes from videos where id = $1',
    [videoId],
  )
  say(
    `${video.status}, ${Number(rows[0]?.minutes).toFixed(1)} minutes after it was asked for: ${((video.duration ?? 0) / 60).toFixed(1)} minutes of video, ${((video.size ?? 0) / 1e6).toFixed(0)} MB`,
  )
  const { workflow } = new TemporalClient({ connection, namespace: services.env.TEMPORAL_NAMESPACE })
  const parent = workflow.getHandle(`video-${video.id}`)
  const { runId } = await parent.describe()
  const historyOf = async (handle: WorkflowHandle) => {
    const { historyLength, historySize = 0 } = await handle.describe()
    return { historyLength, historySize, pending: mostPending(await handle.fetchHistory()) }
  }
  const narrations = await Promise.all(
    languages.map((language) =>
      historyOf(workflow.getHandle(`narrate-${runId}-${language}`)).catch((error: unknown) => {
        // Nobody speaks the language here: it is only read.
        if (error instanceof WorkflowNotFoundError) return null
        throw error
      }),
    ),
  )
  const histories = [await historyOf(parent), ...narrations.filter((history) => history !== null)]
  say(`${histories.length - 1} languages are spoken, ${languages.length - histories.length + 1} only read`)
  const most = (of: (history: (typeof histories)[number]) => number) => Math.max(...histories.map(of))
  say(`most pending activities of a workflow: ${most(({ pending }) => pending)}`)
  say(
    `longest history: ${most(({ historyLength }) => historyLength)} events, ${most(({ historySize }) => historySize)} bytes`,
  )
  const path = await downloadVideo(client, video)
  const complaints = await decodeComplaints(path)
  say(complaints ? `it does not decode: ${complaints}` : 'it decodes')
  await rm(dirname(path), { recursive: true, force: true })
  if (video.status !== 'completed' || complaints) process.exitCode = 1
} finally {
  clearInterval(watching)
  await connection.close()
  await database.close()
  await product.stop()
  await Promise.all([services.stop(), providers.stop()])
  if (!values.state) await rm(stateDir, { recursive: true, force: true })
}
