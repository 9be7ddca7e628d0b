import { setTimeout as sleep } from 'node:timers/promises'
import { createProject } from '@voxdeck/contracts/projects/create-project'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openEvents } from '../../../testing/read-events.ts'
import { type SignedIn, startTestApi, type TestApi } from '../../../testing/test-api.ts'

describe('a listener whose right has ended between two pulses', () => {
  let api: TestApi
  let owner: SignedIn
  beforeAll(async () => {
    api = await startTestApi({ EVENT_PULSE_SECONDS: '3600', LOG_LEVEL: 'silent' })
    owner = await api.signIn(ada)
  })
  afterAll(() => api.stop())

  it('hears no change that comes later, and the stream ends', async () => {
    const { id } = await owner.client.call(createProject, { body: { title: 'Watched' } })
    const guest = await api.signIn(ada)
    const events = await openEvents(`${api.address}/api/projects/${id}/events`, guest.headers)
    onTestFinished(events.close)
    await events.next()
    await fetch(`${api.address}/api/logout`, { headers: guest.headers, redirect: 'manual' })
    await sleep(1100)
    await owner.client.call(updateProject, { params: { id }, body: { title: 'Not for you' } })
    expect(await events.next()).toBeNull()
  })
})
