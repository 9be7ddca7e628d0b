import { describe, expect, it, onTestFinished } from 'vitest'
import { createTestApp } from '../../testing/test-api.ts'

/** A port that was free a moment ago refuses at once; port 1 belongs to nobody here. */
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

  it('names Temporal when that does not answer, within its patience', async () => {
    const begin = performance.now()
    const response = await ask('/readyz', { TEMPORAL_ADDRESS: closed })
    expect(response.json().parts).toEqual({ postgres: 'ok', objectStore: 'ok', temporal: 'failing' })
    expect(performance.now() - begin).toBeLessThan(6000)
  })
})
