import { connect } from 'node:net'
import { connectDatabase, pingDatabase } from '@voxdeck/db/connect'
import { SpeechFailed } from '@voxdeck/speech/speech-errors'
import { createObjectStore } from '@voxdeck/storage/object-store'
import { expect, it } from 'vitest'
import { stepFailure } from './step-failure.ts'

/** Nothing listens on port 1, so a connection is refused at once. */
const nobody = '127.0.0.1:1'

const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => new Error('it succeeded'),
    (error: unknown) => error,
  )

const away: [service: string, ask: () => Promise<unknown>][] = [
  [
    'Postgres',
    async () => {
      const database = connectDatabase({ url: `postgres://u:p@${nobody}/d` })
      return pingDatabase(database.db).finally(database.close)
    },
  ],
  [
    'the object store',
    async () => {
      const keys = { accessKeyId: 'a', secretAccessKey: 'b' }
      const store = createObjectStore({ endpoint: `http://${nobody}`, region: 'r', bucket: 'b', ...keys })
      return store.getText('plan').finally(store.close)
    },
  ],
  ['a socket', () => new Promise((_, reject) => connect(1, '127.0.0.1').on('error', reject))],
]

it.each(away)('%s that is away is waited for, and no blame falls on the script', async (_, ask) => {
  const failure = stepFailure('speech_failed', await errorOf(ask()), 9)
  expect(failure).toMatchObject({ type: 'unavailable', nonRetryable: false })
})

it.each(['Connection terminated unexpectedly', 'Connection terminated due to connection timeout'])(
  'so is a Postgres that says %j',
  (message) =>
    expect(stepFailure('speech_failed', new Error(message), 9)).toMatchObject({ type: 'unavailable' }),
)

it('what is wrong in itself is tried five times', () => {
  const wrong = new Error('ffmpeg failed')
  expect(stepFailure('render_failed', wrong, 4)).toMatchObject({ type: 'render_failed', nonRetryable: false })
  expect(stepFailure('render_failed', wrong, 5)).toMatchObject({ type: 'render_failed', nonRetryable: true })
})

it('what the table calls hopeless is tried once', () =>
  expect(stepFailure('nothing_to_say', new Error('no words'), 1).nonRetryable).toBe(true))

it('a provider of speech that refuses is not asked again, one that is away a few times', async () => {
  const refused = new SpeechFailed('openai', 'refused_key')
  expect(stepFailure(refused.code, refused, 1)).toMatchObject({ type: 'voice_failed', nonRetryable: true })
  const cause = await errorOf(fetch('http://127.0.0.1:2'))
  const away = new SpeechFailed('openai', 'unreachable', { cause })
  expect(stepFailure(away.code, away, 4)).toMatchObject({ type: 'voice_failed', nonRetryable: false })
  expect(stepFailure(away.code, away, 5).nonRetryable).toBe(true)
})

it('a provider that is asked too often is asked again when it said so', () => {
  const busy = new SpeechFailed('elevenlabs', 'rate_limited', { seconds: 7 })
  const failure = stepFailure(busy.code, busy, 1)
  expect(failure).toMatchObject({ type: 'speech_failed', nonRetryable: false, nextRetryDelay: 7000 })
})
