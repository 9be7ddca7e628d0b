import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DefaultLogger, Runtime } from '@temporalio/worker'
import { connectDatabase } from '@voxdeck/db/connect'
import { prepareFonts } from '@voxdeck/media/captions/font-folder'
import { createFfmpeg } from '@voxdeck/media/run/ffmpeg'
import { createJail } from '@voxdeck/media/run/jail'
import { readToolchain } from '@voxdeck/media/run/toolchain'
import { createLevelSentence } from '@voxdeck/media/sentences/level-sentence'
import { createVoices } from '@voxdeck/speech/create-voices'
import { openRecogniser } from '@voxdeck/speech/recogniser/open-recogniser'
import { createCachedStore } from '@voxdeck/storage/cached-store'
import { hashValue } from '@voxdeck/storage/content-hash'
import { createObjectStore } from '@voxdeck/storage/object-store'
import { objectStoreConfig } from '@voxdeck/storage/object-store-settings'
import { createTranslation } from '@voxdeck/translation/create-translation'
import { pino } from 'pino'
import { createActivities, createTranslationActivities } from './activities/create-activities.ts'
import { announceToolchain } from './announce-toolchain.ts'
import { createArtifactStore } from './artifacts/artifact-store.ts'
import { createRecordingMaker } from './artifacts/make-recording.ts'
import { createSentenceMaker } from './artifacts/make-sentence.ts'
import { createRecogniseRecording } from './artifacts/recognise-recording.ts'
import { readConfig } from './config.ts'
import { createRunProgram } from './run-program.ts'
import { createWorkers } from './run-workers.ts'
import { storedCalibrations } from './stored-calibrations.ts'
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

// Each activity may hold one connection for its making lock and needs another for queries.
const database = connectDatabase({ url: config.DATABASE_URL, connections: 8 + 2 * config.WORKER_CONCURRENCY })
const { db } = database
await emptyFolder(config.SCRATCH_DIR)
const store = await createCachedStore(createObjectStore(objectStoreConfig(config)), {
  directory: join(config.SCRATCH_DIR, 'cache'),
  mostBytes: config.CACHE_BYTES,
})
const fonts = await prepareFonts(config.FONTS_DIR, join(config.SCRATCH_DIR, 'fonts'))
const jail = createJail({ scratchRoot: config.SCRATCH_DIR, fonts: fonts.directory })
const ffmpeg = createFfmpeg({ jail })
const voices = await createVoices({
  environment: process.env,
  surroundings: { calibrations: storedCalibrations(store, logger), runProgram: createRunProgram(jail) },
})
const toolchain = hashValue({
  media: await readToolchain({ jail }),
  fonts: fonts.hash,
  speech: voices.version,
}).slice(0, 16)
const artifacts = createArtifactStore({ ...database, store })
const levelSentence = createLevelSentence({ ffmpeg })
const makeSentence = createSentenceMaker({ artifacts, voices, jail, levelSentence, toolchain })
const makeRecording = createRecordingMaker({ artifacts, store, jail, ffmpeg, levelSentence, toolchain })
const recogniser = await openRecogniser(config.RECOGNISER_DIR)
const recogniseRecording =
  recogniser && createRecogniseRecording({ artifacts, store, jail, recogniser, toolchain })

const translation = createTranslation(process.env)
const translators = await watchTranslators(translation)

const workers = await createWorkers({
  address: config.TEMPORAL_ADDRESS,
  namespace: config.TEMPORAL_NAMESPACE,
  toolchain,
  concurrency: config.WORKER_CONCURRENCY,
  translates: translation.translators.length > 0,
  activities: {
    ...createActivities({
      db,
      store,
      artifacts,
      voices,
      makeSentence,
      makeRecording,
      recogniser,
      recogniseRecording,
      jail,
      ffmpeg,
    }),
    ...createTranslationActivities({ db, translation }),
  },
})
const retire = await announceToolchain(
  db,
  () => ({ id: toolchain, voices: voices.all, translators: translators.now() }),
  config.WORKER_CONCURRENCY,
  logger,
)
process.once('SIGTERM', workers.stop)
process.once('SIGINT', workers.stop)

logger.info({ toolchain, voices: voices.all.map((voice) => voice.id) }, 'worker ready')
// Loads and calibrates the voice models before the first request needs them.
voices.warmUp().catch((error: unknown) => logger.warn({ err: error }, 'a voice does not speak'))
await workers.run()
retire()
translators.stop()
await voices.close()
recogniser?.close()
store.close()
await database.close()
