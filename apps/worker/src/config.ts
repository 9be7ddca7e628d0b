import { z } from 'zod'

/** Speech engines read their own settings, SPEECH_FALLBACK among them: see docs/voices.md. */
const schema = z.object({
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DATABASE_URL: z.string(),
  S3_ENDPOINT: z.url(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string(),
  S3_ACCESS_KEY_ID: z.string(),
  S3_SECRET_ACCESS_KEY: z.string(),
  TEMPORAL_ADDRESS: z.string(),
  TEMPORAL_NAMESPACE: z.string().default('default'),
  /** Fonts of captions; subfolders are searched too. */
  FONTS_DIR: z.string().default('/usr/share/fonts'),
  /** Where jailed programs write: a folder used by this worker only, emptied when it starts. */
  SCRATCH_DIR: z.string(),
  /** Size of the cache of objects on this worker's disk, in SCRATCH_DIR. */
  CACHE_BYTES: z.coerce
    .number()
    .int()
    .min(0)
    .default(2 * 2 ** 30),
  /** The speech recogniser that times captions of recordings: see docs/captions.md. */
  RECOGNISER_DIR: z.string().optional(),
  /** Days for which a deleted project can be brought back. */
  TRASH_DAYS: z.coerce.number().int().min(0).default(14),
  /** Days after which parts of videos that nobody used are removed; they are made again when they are needed. */
  ARTIFACT_DAYS: z.coerce.number().int().min(2).default(90),
  /** An object that no row refers to is removed when it is this old: a younger one may get its row yet. */
  ORPHAN_HOURS: z.coerce.number().min(0).default(48),
  /** Programs and voices that run at once, whichever task queue they work for: about one per core. */
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).default(2),
})

export type Config = z.infer<typeof schema>

export const readConfig = (environment: NodeJS.ProcessEnv): Config => schema.parse(environment)
