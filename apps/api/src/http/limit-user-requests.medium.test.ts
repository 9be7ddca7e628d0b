import { connect, type Socket } from 'node:net'
import { getRecording } from '@voxdeck/contracts/recordings/get-recording'
import { setRecording } from '@voxdeck/db/slides/recordings'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { randomFilename } from '@voxdeck/storage/random-filename'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPerson } from '../../testing/new-person.ts'
import { newProject } from '../../testing/new-project.ts'
import { type SignedIn, startTestApi, type TestApi } from '../../testing/test-api.ts'

const large = 16 * 1024 * 1024

describe('a person who asks for everything at once', () => {
  let api: TestApi
  let greedy: SignedIn
  let other: SignedIn
  const open: Socket[] = []
  const begun = new Set<Socket>()
  beforeAll(async () => {
    api = await startTestApi({ LOG_LEVEL: 'silent' })
    greedy = await newPerson(api)
    other = await newPerson(api)
  })
  const releaseConnection = () => {
    for (const socket of open.splice(0)) socket.destroy()
  }
  afterAll(async () => {
    releaseConnection()
    await api.stop()
  })

  const recordingOf = async (person: SignedIn, bytes: number) => {
    const { id: projectId, images } = await newProject(person, 1)
    const filename = randomFilename('flac')
    await api.dependencies.store.put(objectKeys.recording(filename), new Uint8Array(bytes), 'audio/flac')
    const facts = { hash: filename, samples: 96_000, peaks: [10], size: bytes }
    await setRecording(api.dependencies.db, {
      projectId,
      slideId: images[0]?.id ?? '',
      language: 'en',
      filename,
      ...facts,
    })
    return getRecording.path.replace('{filename}', filename)
  }

  /** Sends a request over a socket and stops reading at the beginning of the response. */
  const ask = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const { hostname, port, host } = new URL(api.address)
      const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname)
      open.push(socket)
      socket.once('data', () => begun.add(socket.pause()))
      const head = { host, cookie: greedy.headers.cookie, origin: api.address }
      const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`)
      const [first = '', ...rest] = text.split('\n')
      socket
        .on('error', reject)
        .once('connect', () => socket.write([first, ...lines, ...rest, '', ''].join('\r\n'), () => resolve()))
    })

  const status = async (person: SignedIn, path: string) => {
    const signal = AbortSignal.timeout(20_000)
    const response = await fetch(`${api.address}${path}`, { headers: person.headers, signal })
    await response.arrayBuffer()
    return response.status
  }

  it('and reads nothing of it keeps the store from nobody else', async () => {
    const [theirs, others] = [await recordingOf(greedy, large), await recordingOf(other, 1000)]
    await Promise.all(Array.from({ length: 80 }, () => ask(`GET ${theirs} HTTP/1.1`)))
    // Exactly 32 responses begin, the limit for reads; the other requests wait.
    await expect.poll(() => begun.size, { timeout: 20_000 }).toBe(32)
    expect(await status(other, others)).toBe(200)
    releaseConnection()
    expect(await status(greedy, theirs)).toBe(200)
  })

  it('sends what nobody reads before its turn, and may write again afterwards', async () => {
    const { id } = await newProject(greedy)
    const promised = `PUT /api/projects/${id} HTTP/1.1\ncontent-type: application/json\ncontent-length: 1000`
    await Promise.all(Array.from({ length: 20 }, () => ask(promised)))
    const rename = (title: string) =>
      fetch(`${api.address}/api/projects/${id}`, {
        method: 'PUT',
        headers: { ...greedy.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ title }),
      })
    const waiting = rename('Later')
    const { id: another } = await newProject(other)
    expect(await status(other, `/api/projects/${another}`)).toBe(200)
    releaseConnection()
    expect((await waiting).status).toBe(200)
  })
})
