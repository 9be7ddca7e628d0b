import { setTimeout as sleep } from 'node:timers/promises'
import { ada } from '@voxdeck/dev/identity-provider/people'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { newProject } from '../../testing/new-project.ts'
import { openEvents } from '../../testing/read-events.ts'
import { startTestApi } from '../../testing/test-api.ts'

const boundary = 'x'

/** A form whose picture arrives in two halves, the second when it is told to. */
const slowForm = (picture: Uint8Array, rest: Promise<void>): ReadableStream<Uint8Array> => {
  const text = new TextEncoder()
  const half = Math.floor(picture.length / 2)
  return new ReadableStream({
    start: async (controller) => {
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`
      controller.enqueue(text.encode(head))
      controller.enqueue(picture.slice(0, half))
      await rest
      controller.enqueue(picture.slice(half))
      controller.enqueue(text.encode(`\r\n--${boundary}--\r\n`))
      controller.close()
    },
  })
}

const upload = async (seconds: string) => {
  const api = await startTestApi({ LOG_LEVEL: 'silent', DRAIN_SECONDS: seconds })
  const owner = await api.signIn(ada)
  const { id } = await newProject(owner)
  const events = await openEvents(`${api.address}/api/projects/${id}/events`, owner.headers)
  await events.next()
  const create = { width: 64, height: 64, channels: 3, background: 'teal' } as const
  const picture = new Uint8Array(await sharp({ create }).png().toBuffer())
  const rest = Promise.withResolvers<void>()
  const sent = fetch(`${api.address}/api/projects/${id}/images`, {
    method: 'POST',
    headers: { ...owner.headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: slowForm(picture, rest.promise),
    duplex: 'half',
  } as RequestInit).then(
    (response) => response.status,
    () => 'cut off' as const,
  )
  await sleep(300)
  return { api, events, sent, sendRest: rest.resolve }
}

describe('an API that is told to stop', () => {
  it('ends event streams, and answers an upload that runs', async () => {
    const { api, events, sent, sendRest } = await upload('10')
    const stopped = api.stop()
    expect(await events.next()).toBeNull()
    await expect(fetch(`${api.address}/healthz`)).rejects.toThrow('fetch failed')
    sendRest()
    expect(await sent).toBe(201)
    await stopped
  })

  it('cuts off what takes too long', async () => {
    const { api, sent } = await upload('0.5')
    const began = performance.now()
    await api.stop()
    expect(performance.now() - began).toBeLessThan(5000)
    expect(await sent).toBe('cut off')
  })
})
