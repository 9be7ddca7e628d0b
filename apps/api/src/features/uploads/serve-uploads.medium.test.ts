import { randomBytes, randomUUID } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { clipLimits } from '@voxdeck/contracts/clips/import-clip'
import { getJob } from '@voxdeck/contracts/jobs/get-job'
import type { Problem } from '@voxdeck/contracts/operation'
import { deleteProject } from '@voxdeck/contracts/projects/delete-project'
import type { UploadMetadata } from '@voxdeck/contracts/uploads/upload'
import { uploadsPath } from '@voxdeck/contracts/uploads/uploads-path'
import { endJob } from '@voxdeck/db/jobs/jobs'
import { hasMessage } from '@voxdeck/db/outbox/outbox'
import { publishTestToolchain } from '@voxdeck/db/testing/publish-test-toolchain'
import { importSubject } from '@voxdeck/delivery/message'
import { ada, boon } from '@voxdeck/dev/identity-provider/people'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { isStored } from '@voxdeck/storage/testing/is-stored'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newProject } from '../../../testing/new-project.ts'
import { type SignedIn, startTestApi, type TestApi } from '../../../testing/test-api.ts'
import { mostUploads } from './begin-upload.ts'

const resumable = { 'tus-resumable': '1.0.0' }

const encode = (metadata: Partial<UploadMetadata>) =>
  Object.entries(metadata)
    .map(([name, value]) => `${name} ${Buffer.from(String(value)).toString('base64')}`)
    .join(',')

describe('resumable uploads', () => {
  let api: TestApi
  let owner: SignedIn
  let other: SignedIn
  let projectId: string
  let slideId: string
  beforeAll(async () => {
    api = await startTestApi({ LOG_LEVEL: 'silent' })
    owner = await api.signIn(ada)
    other = await api.signIn(boon)
  })
  beforeEach(async () => {
    const project = await newProject(owner, 1)
    projectId = project.id
    slideId = project.images[0]?.id ?? ''
  })
  afterAll(() => api.stop())

  const create = (metadata: Partial<UploadMetadata>, length: number, { headers } = owner) =>
    fetch(api.address + uploadsPath, {
      method: 'POST',
      headers: {
        ...headers,
        ...resumable,
        'upload-length': String(length),
        'upload-metadata': encode(metadata),
      },
    })
  const clip = () => ({ kind: 'clip' as const, slideId, filename: 'walk.mp4', filetype: 'video/mp4' })
  const begin = async (bytes: number) => {
    const response = await create(clip(), bytes)
    expect(response.status).toBe(201)
    const location = response.headers.get('location') ?? ''
    expect(location).toMatch(/^\/api\/uploads\/[0-9a-f-]{36}$/)
    return { url: api.address + location, id: location.split('/').at(-1) ?? '' }
  }
  const send = (url: string, offset: number, body: Uint8Array<ArrayBuffer>, { headers } = owner) =>
    fetch(url, {
      method: 'PATCH',
      headers: {
        ...headers,
        ...resumable,
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      },
      body,
    })
  const offsetOf = async (url: string, { headers } = owner) => {
    const response = await fetch(url, { method: 'HEAD', headers: { ...headers, ...resumable } })
    return response.ok ? Number(response.headers.get('upload-offset')) : response.status
  }
  const bytesOf = (length: number) => new Uint8Array(randomBytes(length))
  const codeOf = async (response: Response) => [response.status, ((await response.json()) as Problem).code]
  const jobOf = (id: string) => owner.client.call(getJob, { params: { id } })

  it('arrive in pieces, and have their import begun with the last one', async () => {
    await publishTestToolchain(api.dependencies.db, { id: 'uploads', voices: [] })
    const file = bytesOf(7 * 1024 * 1024)
    const { url, id } = await begin(file.length)
    expect(await jobOf(id)).toMatchObject({
      kind: 'clip',
      stage: 'uploading',
      name: 'walk.mp4',
      status: 'running',
    })
    const half = 6 * 1024 * 1024
    expect((await send(url, 0, file.subarray(0, half))).headers.get('upload-offset')).toBe(String(half))
    expect(await offsetOf(url)).toBe(half)
    const last = await send(url, half, file.subarray(half))
    expect([last.status, last.headers.get('upload-offset')]).toEqual([204, String(file.length)])
    expect(last.headers.get('x-content-type-options')).toBe('nosniff')

    expect(await jobOf(id)).toMatchObject({ stage: 'importing', done: file.length, planned: file.length })
    const { body } = await api.dependencies.store.open(objectKeys.upload(id))
    expect(Buffer.concat(await body.toArray()).equals(file)).toBe(true)
    // Nothing more is taken, and nothing is begun twice.
    expect(await codeOf(await send(url, file.length, bytesOf(1)))).toEqual([404, 'not_found'])
  })

  it('go on where a broken connection left them', async () => {
    const file = bytesOf(6 * 1024 * 1024)
    const { url } = await begin(file.length)
    await new Promise<void>((resolve) => {
      const { headers } = owner
      const broken = httpRequest(url, {
        method: 'PATCH',
        headers: {
          ...headers,
          ...resumable,
          'upload-offset': '0',
          'content-type': 'application/offset+octet-stream',
          'content-length': file.length,
        },
      })
      broken.on('error', () => resolve())
      broken.write(file.subarray(0, 3 * 1024 * 1024), () => setTimeout(() => broken.destroy(), 300))
    })
    await expect.poll(() => offsetOf(url), { timeout: 10_000 }).toBeGreaterThan(1024 * 1024)
    const offset = await offsetOf(url)
    expect((await send(url, offset, file.subarray(offset))).status).toBe(204)
    const { body } = await api.dependencies.store.open(objectKeys.upload(url.split('/').at(-1) ?? ''))
    expect(Buffer.concat(await body.toArray()).equals(file)).toBe(true)
  })

  it('whose last byte came to a process that died are imported when the browser asks', async () => {
    await publishTestToolchain(api.dependencies.db, { id: 'uploads', voices: [] })
    const file = bytesOf(1000)
    const { url, id } = await begin(file.length)
    await send(url, 0, file)
    await api.dependencies.pool.query("update jobs set stage = 'uploading', done = 0 where id = $1", [id])
    expect(await offsetOf(url)).toBe(file.length)
    await expect.poll(async () => (await jobOf(id)).stage).toBe('importing')
  })

  it('are nobody else’s', async () => {
    const { url, id } = await begin(1000)
    expect(await offsetOf(url, other)).toBe(404)
    expect(await codeOf(await send(url, 0, bytesOf(1000), other))).toEqual([404, 'not_found'])
    expect((await fetch(url, { method: 'DELETE', headers: { ...other.headers, ...resumable } })).status).toBe(
      404,
    )
    await expect(other.client.call(getJob, { params: { id } })).rejects.toMatchObject({ status: 404 })
    expect(await codeOf(await create({ ...clip(), slideId }, 1000, other))).toEqual([404, 'not_found'])
    const { origin } = owner.headers
    expect((await create(clip(), 1, { ...owner, headers: { cookie: '', origin } })).status).toBe(401)
  })

  it('are refused by what is said of them', async () => {
    expect(await codeOf(await create(clip(), clipLimits.bytes + 1))).toEqual([413, 'clip_too_large'])
    expect(await codeOf(await create({ ...clip(), filename: 'walk.mov' }, 9))).toEqual([415, 'clip_type'])
    expect(await codeOf(await create(clip(), 0))).toEqual([400, 'clip_missing'])
    expect(await codeOf(await create({ ...clip(), slideId: randomUUID() }, 9))).toEqual([404, 'not_found'])
    const music = { kind: 'music' as const, projectId, filetype: 'audio/mpeg' }
    expect(await codeOf(await create({ ...music, filename: 'a.txt' }, 9))).toEqual([415, 'music_type'])
    const sound = { kind: 'recording' as const, slideId, filename: 'a.bin', filetype: 'image/png' }
    expect(await codeOf(await create(sound, 9))).toEqual([415, 'recording_type'])
    expect(await codeOf(await create({}, 9))).toEqual([400, 'invalid_request'])
    expect(await offsetOf(`${api.address}${uploadsPath}/seventeen`)).toBe(404)
  })

  it('that are given up leave nothing, while they arrive and while they are imported', async () => {
    await publishTestToolchain(api.dependencies.db, { id: 'uploads', voices: [] })
    const giveUp = (url: string) =>
      fetch(url, { method: 'DELETE', headers: { ...owner.headers, ...resumable } })
    const arriving = await begin(2000)
    await send(arriving.url, 0, bytesOf(1000))
    expect((await giveUp(arriving.url)).status).toBe(204)
    expect(await jobOf(arriving.id)).toMatchObject({ status: 'cancelled' })
    for (const name of [arriving.id, `${arriving.id}.info`, `${arriving.id}.part`])
      await expect.poll(() => isStored(api.dependencies.store, objectKeys.upload(name))).toBe(false)

    const arrived = await begin(1000)
    await send(arrived.url, 0, bytesOf(1000))
    expect((await giveUp(arrived.url)).status).toBe(204)
    expect(await jobOf(arrived.id)).toMatchObject({ status: 'cancelled' })
  })

  it('that are imported say that every byte has arrived', async () => {
    await publishTestToolchain(api.dependencies.db, { id: 'uploads', voices: [] })
    const { url, id } = await begin(1000)
    await send(url, 0, bytesOf(1000))
    await endJob(api.dependencies.db, id, { status: 'done', result: { filename: 'x.mp4' } })
    expect(await offsetOf(url)).toBe(1000)
    expect(await offsetOf(url, other)).toBe(404)
  })

  it('are not imported by who may not write any more', async () => {
    await publishTestToolchain(api.dependencies.db, { id: 'uploads', voices: [] })
    const { url, id } = await begin(1000)
    await owner.client.call(deleteProject, { params: { id: projectId } })
    await send(url, 0, bytesOf(1000))
    expect(await jobOf(id)).toMatchObject({ status: 'failed', failure: { code: 'not_found' } })
  })

  it('are limited for one person', async () => {
    const { id } = await begin(10)
    await api.dependencies.pool.query(
      `insert into jobs (kind, project_id, account_id, subject, stage, planned)
       select kind, project_id, account_id, subject, stage, 1 from jobs, generate_series(1, $2) where id = $1`,
      [id, mostUploads],
    )
    expect(await codeOf(await create(clip(), 10))).toEqual([429, 'too_many_requests'])
    await api.dependencies.pool.query("delete from jobs where stage = 'uploading'")
  })

  it('need a worker', async () => {
    await api.dependencies.pool.query('delete from toolchains')
    const { url, id } = await begin(10)
    await send(url, 0, bytesOf(10))
    expect(await jobOf(id)).toMatchObject({
      status: 'failed',
      failure: { code: 'no_worker', retryable: true },
    })
    expect(await hasMessage(api.dependencies.db, importSubject(id))).toBe(false)
  })
})
