import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DefaultLogger, Runtime } from '@temporalio/worker'
import { connectDatabase } from '@voxdeck/db/connect'
import { requireSchema } from '@voxdeck/db/migrate'
import { createDelivery } from '@voxdeck/delivery/create-delivery'
import { prepareFonts } from '@voxdeck/media/captions/font-folder'
import { createFfmpeg } from '@voxdeck/media/run/ffmpeg'
import { createJail } from '@voxdeck/media/run/jail'
import { createSlots } from '@voxdeck/media/run/slots'
import { readToolVersions } from '@voxdeck/media/run/tool-versions'
import { createVoices } from '@voxdeck/speech/create-voices'
import { openRecogniser } from '@voxdeck/speech/recogniser/open-recogniser'
import { createCachedStore } from '@voxdeck/storage/cached-store'
import { hashValue } from '@voxdeck/storage/content-hash'
import { createObjectStore } from '@voxdeck/storage/object-store'
import { objectStoreConfig } from '@voxdeck/storage/object-store-settings'
import { createTranslation } from '@voxdeck/translation/create-translation'
import { connectWorkflows } from '@voxdeck/workflow-client/connect-workflows'
import { pino } from 'pino'
import { createActivities, createTranslationActivities } from './activities/create-activities.ts'
import { withHeartbeats } from './activities/with-heartbeats.ts'
import { announceToolchain } from './announce-toolchain.ts'
import { createArtifactStore } from './artifacts/artifact-store.ts'
import { createRecordingMaker } from './artifacts/make-recording.ts'
import { createSentenceMaker } from './artifacts/make-sentence.ts'
import { createPaidAnswers } from './artifacts/paid-answers.ts'
import { createRecogniseRecording } from './artifacts/recognise-recording.ts'
import { readConfig } from './config.ts'
import { createReconcile } from './reconcile/reconcile.ts'
import { createRunProgram } from './run-program.ts'
import { createWorkers } from './run-workers.ts'
import { storedCalibrations } from './stored-calibrations.ts'
import { createSweep } from './sweep/sweep.ts'
import { watchTranslators } from './translation/watch-translators.ts'

/** Removes what a killed worker left behind. The folder itself may be a mount point, so it stays. */
const emptyFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  for (const entry of await readdir(folder)) await rm(join(folder, entry), { recursive: true, force: true })
}

const config = readConfig(process.env)
const logger = pino({ level: config.LOG_LEVEL })
Runtime.install({
  logger: new DefaultLogger('WARN', ({ message, meta: { error, ...meta } = {} }) =>
    logger.warn({ err: error, ...meta }, message),
  ),
  // We handle signals ourselves: workers shut down first, so that Temporal learns which activities they give up.
  shutdownSignals: [],
})

const database = connectDatabase({ url: config.DATABASE_URL, connections: 8 + config.WORKER_CONCURRENCY })
const { db } = database
await requireSchema(db)
await emptyFolder(config.SCRATCH_DIR)
const store = await createCachedStore(createObjectStore(objectStoreConfig(config)), {
  directory: join(config.SCRATCH_DIR, 'cache'),
  mostBytes: config.CACHE_BYTES,
})
const fonts = await prepareFonts(config.FONTS_DIR, join(config.SCRATCH_DIR, 'fonts'))
const slots = createSlots(config.WORKER_CONCURRENCY)
const jail = createJail({ scratchRoot: config.SCRATCH_DIR, fonts: fonts.directory, slots })
const ffmpeg = createFfmpeg({ jail })
const artifacts = createArtifactStore({ db, store })
const voices = await createVoices({
  environment: process.env,
  context: {
    calibrations: storedCalibrations(store, logger),
    answers: createPaidAnswers({ artifacts, jail }),
    runProgram: createRunProgram(jail),
    runInSlot: slots.run,
  },
})
const publishedVoices = voices.all.map((voice) => ({ ...voice, version: voices.versionOf(voice.id) }))
const tools = await readToolVersions({ jail, fonts: fonts.hash })
const toolchain = hashValue({ tools, voices: publishedVoices.map(({ id, version }) => [id, version]) }).slice(
  0,
  16,
)
const versions = { id: toolchain, ...tools }
const makeSentence = createSentenceMaker({ artifacts, voices, jail })
const makeRecording = createRecordingMaker({ artifacts, store, jail, ffmpeg })
const recogniser = await openRecogniser(config.RECOGNISER_DIR, slots.run)
const recogniseRecording = recogniser && createRecogniseRecording({ artifacts, jail, recogniser })

const translation = createTranslation(process.env)
const translators = await watchTranslators(translation)

const workflows = await connectWorkflows({
  address: config.TEMPORAL_ADDRESS,
  namespace: config.TEMPORAL_NAMESPACE,
})
const delivery = createDelivery({ db, store, workflows })
delivery.logTo(logger)

const sweep = createSweep({
  db,
  store,
  delivery,
  settings: {
    trashDays: config.TRASH_DAYS,
    lifetimes: { artifacts: config.ARTIFACT_DAYS, previews: 1, work: 30, texts: 30, audit: 365 },
    orphanHours: config.ORPHAN_HOURS,
  },
  log: logger,
})

const workers = await createWorkers({
  address: config.TEMPORAL_ADDRESS,
  namespace: config.TEMPORAL_NAMESPACE,
  toolchain,
  slots,
  translates: translation.translators.length > 0,
  activities: {
    ...createActivities({
      db,
      store,
      artifacts,
      voices,
      versions,
      makeSentence,
      makeRecording,
      recogniser,
      recogniseRecording,
      jail,
      ffmpeg,
    }),
    ...createTranslationActivities({ db, translation }),
    sweep: () => withHeartbeats('internal', sweep)(undefined),
    reconcile: createReconcile({ db, store, workflows, delivery, log: logger }),
  },
})
const retire = await announceToolchain(
  db,
  () => ({ ...versions, voices: publishedVoices, translators: translators.now() }),
  config.WORKER_CONCURRENCY,
  logger,
)
await workflows.scheduleReconciler()
await workflows.scheduleSweep()
let goodbye: Promise<void> | undefined
const stop = () => {
  goodbye ??= retire().catch((error: unknown) => logger.warn({ err: error }, 'the goodbye was not written'))
  workers.stop()
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)

logger.info({ toolchain, voices: voices.all.map((voice) => voice.id) }, 'worker ready')
// Loads and calibrates the voice models before the first request needs them.
voices.warmUp().catch((error: unknown) => logger.warn({ err: error }, 'a voice does not speak'))
await workers.run()
await goodbye
translators.stop()
await delivery.close()
await workflows.close()
await voices.close()
recogniser?.close()
store.close()
await database.close()
