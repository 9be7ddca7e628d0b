import { describe, expect, it, onTestFinished } from 'vitest'
import { createTestApp } from '../../../testing/test-api.ts'

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

  it('names the object store when that does not answer', async () => {
    const response = await ask('/readyz', { S3_ENDPOINT: `http://${closed}` })
    expect(response.statusCode).toBe(503)
    const parts = { postgres: 'ok', objectStore: 'failing', temporal: 'ok' }
    expect(response.json()).toEqual({ status: 'not ready', parts })
    expect(response.headers['cache-control']).toBe('no-store')
  })
})
