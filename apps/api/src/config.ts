import { recordingLimits } from '@voxdeck/contracts/recordings/recording-limits'
import { z } from 'zod'

const schema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().default(4100),
  /** The public URL. Requests that write are accepted from its origin only. */
  PUBLIC_URL: z.url(),
  /** Folder of the built pages; without it only the API is served. */
  WEB_DIST: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DATABASE_URL: z.string(),
  S3_ENDPOINT: z.url(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string(),
  S3_ACCESS_KEY_ID: z.string(),
  S3_SECRET_ACCESS_KEY: z.string(),
  TEMPORAL_ADDRESS: z.string(),
  TEMPORAL_NAMESPACE: z.string().default('default'),
  OIDC_ISSUER: z.url(),
  OIDC_CLIENT_ID: z.string(),
  OIDC_CLIENT_SECRET: z.string(),
  /** Whether pages may use the browser's speech recognition, which may send speech to the browser's maker. */
  DICTATION: z.stringbool().default(true),
  /** Seconds after which a recording with the microphone ends by itself. */
  RECORDING_SECONDS: z.coerce
    .number()
    .int()
    .min(5)
    .max(recordingLimits.mostSeconds)
    .default(recordingLimits.seconds),
  /** Whether visitors see a demo video, which the workers of this installation generate. */
  DEMO: z.stringbool().default(true),
  /** Whether a sentence that was spoken for one account is reused for others. */
  SHARE_SPEECH: z.stringbool().default(false),
  /** Days for which a deleted project can be brought back. */
  TRASH_DAYS: z.coerce.number().int().min(0).default(14),
  /** E-mail addresses of administrators, separated by commas. */
  ADMIN_EMAILS: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((one) => one.trim().toLowerCase() || [])),
  /** Heartbeat interval of event streams; shorter than the idle timeout of a proxy in front. */
  EVENT_PULSE_SECONDS: z.coerce.number().positive().default(15),
  /** How long requests and uploads that run may take to end when the process is told to stop. */
  DRAIN_SECONDS: z.coerce.number().min(0).default(20),
  /** Behind a trusted proxy: take the client's IP address from the proxy's headers. */
  TRUST_PROXY: z.stringbool().default(false),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().default(1200),
})

export type Config = z.infer<typeof schema>

export const readConfig = (environment: NodeJS.ProcessEnv): Config => schema.parse(environment)
