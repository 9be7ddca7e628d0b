import type { Problem } from '@voxdeck/contracts/operation'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { recordingLimits } from '@voxdeck/contracts/recordings/recording-limits'
import { deleteSlide } from '@voxdeck/contracts/slides/delete-slide'
import { setRecording } from '@voxdeck/db/slides/recordings'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { randomFilename } from '@voxdeck/storage/random-filename'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newProject } from '../../../testing/new-project.ts'
import { type SignedIn, startTestApi, type TestApi } from '../../../testing/test-api.ts'

const facts = { hash: 'hash of the voice', samples: 96_000, peaks: [10, 20], size: 1000 }

describe('giving a slide a recorded voice', () => {
  let api: TestApi
  let owner: SignedIn
  let projectId: string
  let slideId: string
  let otherId: string
  beforeAll(async () => {
    api = await startTestApi({ LOG_LEVEL: 'silent' })
    owner = await api.signIn(ada)
    const project = await newProject(owner, 2)
    projectId = project.id
    slideId = project.images[0]?.id ?? ''
    otherId = project.images[1]?.id ?? ''
    await api.dependencies.pool.query('delete from toolchains')
  })
  afterAll(() => api.stop())

  const send = async (fields: { slideId?: string; recording?: Blob | string }) => {
    const form = new FormData()
    if (fields.slideId !== undefined) form.set('slideId', fields.slideId)
    if (fields.recording instanceof Blob) form.set('recording', fields.recording, 'voice.webm')
    else if (fields.recording !== undefined) form.set('recording', fields.recording)
    const options = { method: 'POST', headers: owner.headers, body: form }
    const response = await fetch(`${api.address}/api/slides/upload-recording`, options)
    return [response.status, ((await response.json()) as Problem).code]
  }
  const webm = new Blob(['x'], { type: 'audio/webm;codecs=opus' })

  it('needs a worker, whose jail is the only place that opens it', async () =>
    expect(await send({ slideId, recording: webm })).toEqual([503, 'no_worker']))

  it('takes only sound', async () => {
    const video = new Blob(['x'], { type: 'video/mp4' })
    expect(await send({ slideId, recording: video })).toEqual([415, 'recording_type'])
  })

  it('takes at most 120 MB', async () => {
    const large = new Blob([new Uint8Array(recordingLimits.bytes + 1)], { type: 'audio/wav' })
    expect(await send({ slideId, recording: large })).toEqual([413, 'recording_too_large'])
  })

  it('says what is missing', async () => {
    expect(await send({ slideId })).toEqual([400, 'recording_missing'])
    expect(await send({ slideId, recording: 'a text' })).toEqual([400, 'recording_missing'])
    expect(await send({ slideId, recording: new Blob([], { type: 'audio/webm' }) })).toEqual([
      400,
      'recording_missing',
    ])
    expect(await send({ recording: webm })).toEqual([400, 'invalid_request'])
  })

  it('is forgotten when the slide was deleted meanwhile', async () => {
    const { id, images } = await newProject(owner, 1)
    const imageId = images[0]?.id ?? ''
    await owner.client.call(deleteSlide, { params: { projectId: id, imageId } })
    const gone = {
      projectId: id,
      slideId: imageId,
      language: 'en',
      filename: randomFilename('flac'),
      ...facts,
    }
    expect(await setRecording(api.dependencies.db, gone)).toBe(false)
  })

  const save = (imageId: string, audioRecording: string | null) =>
    owner.client.call(updateProject, {
      params: { id: projectId },
      body: { slideScripts: [{ imageId, audioRecording }] },
    })

  it('R5 its own address leaves it or brings it back, null takes it away, and nobody else’s address is for it', async () => {
    const filename = randomFilename('flac')
    await api.dependencies.store.put(objectKeys.recording(filename), 'a voice', 'audio/flac')
    await setRecording(api.dependencies.db, { projectId, slideId, language: 'en', filename, ...facts })
    const address = `/api/recordings/${filename}`
    const kept = (await save(slideId, address)).slideScripts[0]
    expect(kept).toMatchObject({
      audioRecording: address,
      recordingDuration: 2,
      narration: { seconds: 2, peaks: [10, 20] },
    })
    await expect(save(otherId, address)).rejects.toMatchObject({ status: 404 })
    expect((await save(slideId, null)).slideScripts[0]).toMatchObject({
      audioRecording: null,
      recordingDuration: null,
      narration: null,
    })
    await expect(save(otherId, address)).rejects.toMatchObject({ status: 404 })
    expect((await save(slideId, address)).slideScripts[0]).toMatchObject(kept ?? {})
  })

  it('R5 a data URL of another type, too large or damaged is told so, and nothing is saved', async () => {
    const sound = (bytes: number) => `data:audio/webm;base64,${Buffer.alloc(bytes).toString('base64')}`
    await expect(save(slideId, 'data:image/png;base64,AAAA')).rejects.toMatchObject({
      status: 415,
      problem: { code: 'recording_type' },
    })
    await expect(save(slideId, sound(recordingLimits.dataUrlBytes + 1))).rejects.toMatchObject({
      status: 413,
      problem: { code: 'recording_too_large' },
    })
    await expect(save(slideId, sound(8))).rejects.toMatchObject({ problem: { code: 'no_worker' } })
    await expect(save(slideId, 'https://example.test/voice.webm')).rejects.toMatchObject({ status: 400 })
  })

  it('answers ranges of it', async () => {
    const filename = randomFilename('flac')
    await api.dependencies.store.put(objectKeys.recording(filename), 'a voice', 'audio/flac')
    await setRecording(api.dependencies.db, { projectId, slideId, language: 'en', filename, ...facts })
    const headers = { ...owner.headers, range: 'bytes=2-' }
    const response = await fetch(`${api.address}/api/recordings/${filename}`, { headers })
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      206,
      'audio/flac',
      'voice',
    ])
    const etag = response.headers.get('etag') ?? ''
    const again = await fetch(`${api.address}/api/recordings/${filename}`, {
      headers: { ...owner.headers, 'if-none-match': etag },
    })
    expect(again.status).toBe(304)
  })
})
