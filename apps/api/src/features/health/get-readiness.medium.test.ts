import { connectDatabase } from '@voxdeck/db/connect'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createTestApp } from '../../../testing/test-api.ts'
import { createApp } from '../../app.ts'
import { readConfig } from '../../config.ts'

/** Nothing listens on port 1 here, so connections are refused at once. */
const closed = '127.0.0.1:1'

const ask = async (path: string, changes: NodeJS.ProcessEnv = {}) => {
  const api = await createTestApp({ LOG_LEVEL: 'silent', ...changes })
  onTestFinished(api.stop)
  return api.app.inject(path)
}

describe('health', () => {
  it('the process runs', async () => {
    const response = await ask('/healthz', { S3_ENDPOINT: `http://${closed}`, TEMPORAL_ADDRESS: closed })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ status: 'ok' })
  })

  it('is ready when Postgres, the object store and Temporal answer', async () => {
    const response = await ask('/readyz')
    expect(response.statusCode).toBe(200)
    const parts = { postgres: 'ok', objectStore: 'ok', temporal: 'ok' }
    expect(response.json()).toEqual({ status: 'ready', parts })
    expect(response.headers['cache-control']).toBe('no-store')
  })

  it.each([
    ['the object store', 'objectStore', { S3_ENDPOINT: `http://${closed}` }],
    ['Temporal', 'temporal', { TEMPORAL_ADDRESS: closed }],
  ])('is ready and degraded when %s does not answer', async (_, part, changes) => {
    const response = await ask('/readyz', changes)
    expect(response.statusCode).toBe(200)
    const parts = { postgres: 'ok', objectStore: 'ok', temporal: 'ok', [part]: 'failing' }
    expect(response.json()).toEqual({ status: 'degraded', parts })
    expect(response.headers['cache-control']).toBe('no-store')
  })

  it('is not ready when Postgres does not answer', async () => {
    const api = await createTestApp()
    onTestFinished(api.stop)
    const away = connectDatabase({ url: `postgres://${closed}/none`, connections: 1 })
    onTestFinished(away.close)
    const config = readConfig({ ...process.env, LOG_LEVEL: 'silent' })
    const app = await createApp({ ...api.dependencies, db: away.db }, config)
    onTestFinished(() => app.close())
    const response = await app.inject('/readyz')
    expect(response.statusCode).toBe(503)
    expect(response.json()).toMatchObject({ status: 'not ready', parts: { postgres: 'failing' } })
  })
})
