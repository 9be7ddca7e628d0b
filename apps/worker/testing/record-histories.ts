// `pnpm record:histories NAME`: runs every workflow to each of its ends on a real Temporal, and writes the histories to
// apps/worker/testing/histories/NAME. Later code must replay them: see replay-histories.test.ts.
import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Context } from '@temporalio/activity'
import { Client, Connection, type WorkflowHandle } from '@temporalio/client'
import { ApplicationFailure } from '@temporalio/common'
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js'
import { DefaultLogger, Runtime } from '@temporalio/worker'
import { startServices } from '@voxdeck/dev/start-services'
import { createSlots } from '@voxdeck/media/run/slots'
import { connectWorkflows } from '@voxdeck/workflow-client/connect-workflows'
import { workflowQueue } from '@voxdeck/workflows/task-queues'
import { quickActivities } from '@voxdeck/workflows/testing/quick-activities'
import { createWorkers } from '../src/run-workers.ts'

const [name] = process.argv.slice(2)
if (!name) throw new Error('usage: pnpm record:histories NAME')
const folder = fileURLToPath(new URL(`histories/${name}/`, import.meta.url))

const refuse = (type: string) => {
  throw ApplicationFailure.create({ type, nonRetryable: true })
}
const untilCancelled = () => Context.current().cancelled

/** The plan's key, or the language, says how the work ends. */
const activities: typeof quickActivities = {
  ...quickActivities,
  findWorkLeft: async () => ({ render: [0, 2], narrate: { en: [0, 1], es: [1] } }),
  layOutVideo: async () => ({ layoutKey: 'layouts/one.json', shotsLeft: [0, 1, 3] }),
  renderShots: async ({ planKey }) => {
    if (planKey === 'plans/fails.json') refuse('render_failed')
    if (planKey === 'plans/is-cancelled.json') await untilCancelled()
  },
  narrateSlide: async ({ planKey }) => {
    if (planKey === 'plans/is-silent.json') refuse('speech_failed')
  },
  preparePack: async ({ planKey }) => {
    if (planKey === 'plans/fails.json') refuse('pack_failed')
  },
  translateSlides: async ({ language, slideIds }) => {
    if (language === 'fr') refuse('translation_unreachable')
    if (language === 'it') await untilCancelled()
    return slideIds.length
  },
}

Runtime.install({ logger: new DefaultLogger('ERROR') })
const stateDir = await mkdtemp(join(tmpdir(), 'voxdeck-histories-'))
const services = await startServices({
  stateDir,
  ports: 'free',
  publicUrl: 'http://localhost',
  durable: false,
})
const { TEMPORAL_ADDRESS: address, TEMPORAL_NAMESPACE: namespace } = services.env
const toolchain = 'recorded'
const workers = await createWorkers({
  address,
  namespace,
  toolchain,
  slots: createSlots(4),
  translates: true,
  activities,
})
const running = workers.run()
const connection = await Connection.connect({ address })
const { workflow } = new Client({ connection, namespace })
const workflows = await connectWorkflows({ address, namespace })

type History = Awaited<ReturnType<WorkflowHandle['fetchHistory']>>

/** Names of machines and paths on them, which no replay reads. */
const isLocal = (field: string) => field === 'identity' || field === 'stackTrace'

const write = async (file: string, history: History) => {
  const json = JSON.stringify(
    JSON.parse(historyToJSON(history)),
    (field, value: unknown) => (isLocal(field) ? '' : value),
    2,
  )
  await writeFile(join(folder, `${file}.json`), `${json}\n`)
  process.stdout.write(`${file}: ${history.events?.length} events\n`)
}
const keep = async (file: string, workflowId: string) => {
  const handle = workflow.getHandle(workflowId)
  await handle.result().catch(() => undefined)
  await write(file, await handle.fetchHistory())
}

const accountId = randomUUID()
const routing = { toolchain, accountId }
const generate = async (planKey: string, languages: string[]) => {
  const task = { videoId: randomUUID(), projectId: randomUUID(), planKey }
  await workflows.generateVideo({ kind: 'video', task, routing, languages }, 'replace')
  return task
}

const recordVideos = async () => {
  const made = await generate('plans/is-made.json', ['en', 'es'])
  await keep('generate-video-made', `video-${made.videoId}`)
  const { runId } = await workflow.getHandle(`video-${made.videoId}`).describe()
  await keep('narrate-language', `narrate-${runId}-en`)
  const failed = await generate('plans/fails.json', ['en'])
  await keep('generate-video-failed', `video-${failed.videoId}`)
  const silent = await generate('plans/is-silent.json', ['en'])
  await keep('generate-video-silent', `video-${silent.videoId}`)
  const cancelled = await generate('plans/is-cancelled.json', ['en'])
  await new Promise((resolve) => setTimeout(resolve, 3000))
  await workflows.cancelVideo(cancelled.videoId)
  await keep('generate-video-cancelled', `video-${cancelled.videoId}`)
  for (const [file, task] of [
    ['prepare-pack-made', made],
    ['prepare-pack-failed', failed],
  ] as const) {
    const pack = { ...task, layoutKey: 'layouts/one.json', filename: 'video.mp4' }
    await workflows.preparePack({ task: pack, routing }, 'replace')
    await keep(file, `pack-${task.videoId}`)
  }
}

const recordTranslations = async () => {
  const projectId = randomUUID()
  const slideIds = Array.from({ length: 20 }, (_, index) => `slide-${index}`)
  const request = (number: number) => ({
    number,
    slideIds,
    overwrite: false,
    requestedAt: '2026-01-01T00:00:00.000Z',
  })
  for (const [file, language] of [
    ['translate-slides-made', 'es'],
    ['translate-slides-failed', 'fr'],
    ['translate-slides-cancelled', 'it'],
  ] as const) {
    const task = { projectId, language }
    for (const number of [1, 2])
      await workflows.translateSlides({ task, accountId, request: request(number) })
    if (language === 'it') {
      await new Promise((resolve) => setTimeout(resolve, 3000))
      await workflows.cancelTranslating(task)
    }
    await keep(file, `translate-${projectId}-${language}`)
  }
}

/** Workflows whose result the API waits for; their ids are random, so each is found by its type. */
const recordAwaited = async () => {
  await workflows.previewSpeech({ routing, preview: { previewKey: 'uploads/preview.json' } })
  for (const kind of ['clip', 'recording', 'music'] as const) {
    const task = {
      jobId: randomUUID(),
      kind,
      uploadKey: 'uploads/a',
      filename: 'a',
      objectKey: `${kind}/a`,
    }
    await workflows.importUpload({ routing, task })
    await keep(`import-upload-${kind}`, `import-${task.jobId}`)
  }
  await workflows.importRecording({
    routing,
    recording: { uploadKey: 'uploads/c', recordingKey: 'recordings/c' },
  })
  for (const scheduled of ['reconcile', 'sweep'])
    await workflow.execute(scheduled, { workflowId: scheduled, taskQueue: workflowQueue })
  for (const [file, type] of [
    ['reconcile', 'reconcile'],
    ['sweep', 'sweep'],
    ['preview-speech', 'previewSpeech'],
    ['import-recording', 'importRecording'],
  ] as const)
    for await (const { workflowId } of workflow.list({ query: `WorkflowType = "${type}"`, pageSize: 1 }))
      await keep(file, workflowId)
}

try {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await recordVideos()
  await recordTranslations()
  await recordAwaited()
} finally {
  await workflows.close()
  await connection.close()
  workers.stop()
  await running
  await services.stop()
  await rm(stateDir, { recursive: true, force: true })
}
