// `pnpm bench:long`: one real video of two hours with captions in the picture, 200 slides, twelve languages, 720p, spoken
// by the basic voices. Prints how long it took, the most activities that were pending at a time, and the longest history.
// Sizes by flag: `--slides 6 --minutes 1 --languages 2` takes a minute.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { Connection, Client as TemporalClient } from '@temporalio/client'
import { createClient } from '@voxdeck/contracts/client'
import { addLanguage } from '@voxdeck/contracts/languages/add-language'
import { getLanguage } from '@voxdeck/contracts/languages/get-language'
import { listLanguages } from '@voxdeck/contracts/languages/list-languages'
import { saveTranslation } from '@voxdeck/contracts/languages/save-translation'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { sourceLanguage } from '@voxdeck/core/languages/languages'
import { connectDatabase } from '@voxdeck/db/connect'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { signIn } from '@voxdeck/dev/sign-in'
import { runProduct } from '@voxdeck/e2e/run-product'
import { downloadVideo, makeProject } from '@voxdeck/e2e/video/await-video'
import { decodeComplaints } from '@voxdeck/e2e/video/decode-video'
import { generateIn } from '@voxdeck/e2e/videos/translated-video'
import { mostPending } from '@voxdeck/workflows/testing/most-pending'
import { makeDeck } from './render/make-deck.ts'

const { values } = parseArgs({
  options: {
    slides: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '120' },
    languages: { type: 'string', default: '12' },
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

const folder = await mkdtemp(join(tmpdir(), 'voxdeck-long-'))
const running = await runProduct('long', { VOICES_DIR: '' }, { WEB_DIST: undefined })
const { product, services } = running
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

try {
  const url = product.publicUrl
  const cookie = await signIn({ publicUrl: url, user: ada })
  const client = createClient({ baseUrl: url, headers: { cookie, origin: url } })
  const deck = await makeDeck(folder, { slides, seconds: (minutes * 60) / slides, isDistinct: true })
  const project = await makeProject(client, 'Long', deck, settings)
  const slideScripts = project.images.map(({ id: imageId }) => ({ imageId, selectedVoice: 'espeak-en' }))
  await client.call(updateProject, { params: { id: project.id }, body: { slideScripts } })
  const offered = (await client.call(listLanguages)).map(({ code }) => code)
  const languages = [sourceLanguage, ...offered.slice(0, count - 1)]
  if (languages.length < count) throw new Error(`only ${languages.length} languages are offered here`)
  for (const language of languages.slice(1)) {
    const params = { projectId: project.id, language }
    await client.call(addLanguage, { params: { id: project.id }, body: { languageCode: language } })
    const { slides: translated } = await client.call(getLanguage, { params })
    for (const { imageId, source, sourceHash } of translated)
      await client.call(saveTranslation, {
        params: { ...params, imageId },
        body: { translation: { script: source, state: 'edited', sourceHash } },
      })
  }
  say(`asked for: ${slides} slides, ${languages.length} languages`)
  const began = performance.now()
  const video = await generateIn(client, project.id, languages, mostMs)
  const took = (performance.now() - began) / 60_000
  say(
    `${video.status} after ${took.toFixed(1)} minutes: ${((video.duration ?? 0) / 60).toFixed(1)} minutes of video, ${((video.size ?? 0) / 1e6).toFixed(0)} MB`,
  )
  const { workflow } = new TemporalClient({ connection, namespace: services.env.TEMPORAL_NAMESPACE })
  const parent = workflow.getHandle(`video-${video.id}`)
  const { runId } = await parent.describe()
  const histories = await Promise.all(
    [parent, ...languages.map((language) => workflow.getHandle(`narrate-${runId}-${language}`))].map(
      async (handle) => {
        const { historyLength, historySize = 0 } = await handle.describe()
        return { historyLength, historySize, pending: mostPending(await handle.fetchHistory()) }
      },
    ),
  )
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
  await running.stop()
  await rm(folder, { recursive: true, force: true })
}
