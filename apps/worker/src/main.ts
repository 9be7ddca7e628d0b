import { join } from 'node:path'
import { DefaultLogger, Runtime } from '@temporalio/worker'
import { connectDatabase } from '@voxdeck/db/connect'
import { createFfmpeg } from '@voxdeck/media/run/ffmpeg'
import { createJail } from '@voxdeck/media/run/jail'
import { readToolchain } from '@voxdeck/media/run/toolchain'
import { createLevelSentence } from '@voxdeck/media/sentences/level-sentence'
import { createSpeech } from '@voxdeck/speech/create-speech'
import { createCachedStore } from '@voxdeck/storage/cached-store'
import { hashValue } from '@voxdeck/storage/content-hash'
import { createObjectStore } from '@voxdeck/storage/object-store'
import { objectStoreConfig } from '@voxdeck/storage/object-store-settings'
import { pino } from 'pino'
import { createActivities } from './activities/create-activities.ts'
import { announceToolchain } from './announce-toolchain.ts'
import { createArtifactStore } from './artifacts/artifact-store.ts'
import { createRecordingMaker } from './artifacts/recording.ts'
import { createSentenceMaker } from './artifacts/sentence.ts'
import { readConfig } from './config.ts'
import { emptyFolder } from './empty-folder.ts'
import { keptCalibrations } from './kept-calibrations.ts'
import { createWorkers } from './run-workers.ts'

const config = readConfig(process.env)
const logger = pino({ level: config.LOG_LEVEL })
Runtime.install({
  logger: new DefaultLogger('WARN', ({ message, meta: { error, ...meta } = {} }) =>
    logger.warn({ err: error, ...meta }, message),
  ),
  // Signals are ours: the worker first tells Temporal what it gives back.
  shutdownSignals: [],
})

// Each piece of work may hold a lock's connection and needs another for its notes.
const database = connectDatabase({ url: config.DATABASE_URL, connections: 4 + 2 * config.WORKER_CONCURRENCY })
const { db } = database
await emptyFolder(config.SCRATCH_DIR)
const store = await createCachedStore(createObjectStore(objectStoreConfig(config)), {
  directory: join(config.SCRATCH_DIR, 'cache'),
  mostBytes: config.CACHE_BYTES,
})
const jail = createJail({ scratchRoot: config.SCRATCH_DIR })
const ffmpeg = createFfmpeg({ jail })
const engine = await createSpeech({
  engine: 'sherpa',
  voicesDir: config.VOICES_DIR,
  espeakDataDir: config.ESPEAK_DATA_DIR,
  ...(await keptCalibrations({ store, voicesDir: config.VOICES_DIR, logger })),
})
const toolchain = hashValue({
  media: await readToolchain({ jail }),
  speech: [engine.id, engine.version],
}).slice(0, 16)
const artifacts = createArtifactStore({ ...database, store })
const levelSentence = createLevelSentence({ ffmpeg })
const makeSentence = createSentenceMaker({ artifacts, engine, jail, levelSentence, toolchain })
const makeRecording = createRecordingMaker({ artifacts, store, jail, ffmpeg, levelSentence, toolchain })

const workers = await createWorkers({
  address: config.TEMPORAL_ADDRESS,
  namespace: config.TEMPORAL_NAMESPACE,
  toolchain,
  concurrency: config.WORKER_CONCURRENCY,
  activities: createActivities({ db, store, artifacts, makeSentence, makeRecording, jail, ffmpeg }),
})
const retire = await announceToolchain(
  db,
  { id: toolchain, voices: engine.voices },
  config.WORKER_CONCURRENCY,
  logger,
)
process.once('SIGTERM', workers.stop)
process.once('SIGINT', workers.stop)

logger.info({ toolchain, voices: engine.voices.map((voice) => voice.id) }, 'worker ready')
// Models are loaded and measured before somebody waits for them.
for (const { id } of engine.voices)
  void engine
    .speak({ voice: id, text: 'Ready.', wordsPerMinute: 150 })
    .catch((error: unknown) => logger.warn({ err: error, voice: id }, 'a voice does not speak'))
await workers.run()
retire()
await engine.close()
store.close()
await database.close()
