import type { Problem } from '@voxdeck/contracts/operation'
import { getProject } from '@voxdeck/contracts/projects/get-project'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { addSlide } from '@voxdeck/contracts/slides/add-slide'
import { replacePicture } from '@voxdeck/contracts/slides/replace-picture'
import { pictureLimits } from '@voxdeck/core/pictures/picture-limits'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newProject, upload } from '../../../testing/new-project.ts'
import { encodings, type Format, flat, hollowPng } from '../../../testing/pictures.ts'
import { problemOf } from '../../../testing/problem-of.ts'
import { plainPicture, type SignedIn, startTestApi, type TestApi } from '../../../testing/test-api.ts'

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const teal = { r: 42, g: 127, b: 134 }

describe('uploading a picture', () => {
  let api: TestApi
  let owner: SignedIn
  let project: string
  beforeAll(async () => {
    api = await startTestApi()
    owner = await api.signIn(ada)
    project = (await newProject(owner)).id
  })
  afterAll(() => api.stop())

  const post = (
    body: BodyInit,
    headers: Record<string, string> = {},
    path = `/api/projects/${project}/images`,
  ) => fetch(api.address + path, { method: 'POST', headers: { ...owner.headers, ...headers }, body })
  const codeOf = async (response: Response) => [response.status, ((await response.json()) as Problem).code]
  const imagesNow = async () => (await owner.client.call(getProject, { params: { id: project } })).images

  it.each<Format>(['jpeg', 'png', 'gif', 'webp'])(
    'T28 T29 A5 takes %s, whatever its name says',
    async (format) => {
      const bytes = new Uint8Array(await encodings[format](flat(teal)).toBuffer())
      const image = await upload(owner, project, { filename: 'holiday.bmp', bytes })
      expect(image).toMatchObject({ originalName: 'holiday.bmp', width: 64, height: 48, size: bytes.length })
      expect(image.filename).toMatch(/^[0-9a-f]{32}\.(jpg|png|webp)$/)
    },
  )

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 415, 'picture_type'],
    ['a TIFF', 'II*\0\x08\0\0\0', 415, 'picture_type'],
    ['what looks like HEIC', '\0\0\0\x18ftypheic\0\0\0\0', 415, 'picture_heic'],
    ['text', 'this is no picture', 415, 'picture_type'],
    ['a damaged file', '\xff\xd8\xff\xe0 and then nothing', 422, 'picture_unreadable'],
    ['an empty file', '', 415, 'picture_type'],
  ])('T29 ASVS 5.2.2 refuses %s named .png', async (_, text, status, code) => {
    const before = await imagesNow()
    const refused = upload(owner, project, { filename: 'slide.png', bytes: bytesOf(text) })
    expect(await problemOf(refused)).toEqual([status, code])
    expect(await imagesNow()).toEqual(before)
  })

  it('T28 refuses more than 50 million pixels, at once', async () => {
    const begin = performance.now()
    const refused = upload(owner, project, { bytes: new Uint8Array(hollowPng(16_384, 16_384)) })
    expect(await problemOf(refused)).toEqual([413, 'picture_too_many_pixels'])
    expect(performance.now() - begin).toBeLessThan(1000)
  })

  it('T10 takes exactly 10 MiB and refuses a byte more', async () => {
    const small = await encodings.png(flat(teal)).toBuffer()
    const full = new Uint8Array(pictureLimits.bytes)
    full.set(small)
    expect((await upload(owner, project, { bytes: full })).size).toBe(10 * 1024 * 1024)
    const over = new Uint8Array(pictureLimits.bytes + 1)
    over.set(small)
    expect(await problemOf(upload(owner, project, { bytes: over }))).toEqual([413, 'picture_too_large'])
  })

  it('A5 K4 T13 order and times sent with it are accepted and do not decide', async () => {
    const { id } = await newProject(owner, 2)
    const file = await plainPicture()
    const fields = { orderIndex: '0', startTime: '3', endTime: '4' }
    const image = await owner.client.call(addSlide, { params: { id }, file, filename: 'x.png', fields })
    expect(image).toMatchObject({ orderIndex: 2, startTime: 0, endTime: 10, manualDuration: null })
  })

  it('A5 says so when no picture came', async () => {
    const otherField = new FormData()
    otherField.set('file', await plainPicture(), 'x.png')
    const onlyText = new FormData()
    onlyText.set('image', 'a text')
    for (const form of [new FormData(), otherField, onlyText])
      expect(await codeOf(await post(form))).toEqual([400, 'picture_missing'])
    expect(await codeOf(await post('{}', { 'content-type': 'application/json' }))).toEqual([
      400,
      'picture_missing',
    ])
  })

  it('A5 a form that cannot be read is the sender’s to mend', async () => {
    const cutOff = '--b\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\nabc'
    for (const [body, type] of [
      ['x', 'multipart/form-data'],
      ['--b\r\nnonsense', 'multipart/form-data; boundary=b'],
      [cutOff, 'multipart/form-data; boundary=b'],
    ] as const)
      expect(await codeOf(await post(body, { 'content-type': type }))).toEqual([400, 'invalid_request'])
  })

  it('A5 a file without a name, or with an impossible one, gets one', async () => {
    const picture = await encodings.png(flat(teal)).toBuffer()
    const send = (disposition: string) => {
      const head = `--b\r\ncontent-disposition: form-data; name="image"${disposition}\r\ncontent-type: application/octet-stream\r\n\r\n`
      const body = Buffer.concat([Buffer.from(head), picture, Buffer.from('\r\n--b--\r\n')])
      return post(new Uint8Array(body), { 'content-type': 'multipart/form-data; boundary=b' })
    }
    expect(await (await send('')).json()).toMatchObject({ originalName: 'picture' })
    expect(await (await send('; filename="../../etc/passwd"')).json()).toMatchObject({
      originalName: 'passwd',
    })
    expect((await send('; filename="a\0b.png"')).status).toBe(201)
  })

  it('T33 a new slide speaks with the voice of the slide before it, at the start with that of the one after', async () => {
    const { id, images } = await newProject(owner, 2)
    const [first, second] = images.map((image) => image.id)
    await owner.client.call(updateProject, {
      params: { id },
      body: { slideScripts: [{ imageId: first ?? '', selectedVoice: 'bella' }] },
    })
    const addBefore = async (beforeImageId: string | undefined) => {
      const file = await plainPicture()
      await owner.client.call(addSlide, {
        params: { id },
        file,
        filename: 'new.png',
        fields: beforeImageId ? { beforeImageId } : {},
      })
    }
    await addBefore(first)
    await addBefore(second)
    await addBefore(undefined)
    const { slideScripts } = await owner.client.call(getProject, { params: { id } })
    expect(slideScripts.map(({ selectedVoice }) => selectedVoice)).toEqual([
      'bella',
      'bella',
      'bella',
      'adam',
      'adam',
    ])
  })

  it('A7 T22 replacing keeps the slide’s place, name, script and timing', async () => {
    const { id, images } = await newProject(owner, 2)
    const imageId = images[0]?.id ?? ''
    await owner.client.call(updateProject, {
      params: { id },
      body: {
        slideScripts: [{ imageId, script: 'Kept.', selectedVoice: 'bella' }],
        slideTimings: [{ imageId, manualDuration: 30 }],
      },
    })
    const file = await plainPicture('#ff0000', 100, 50)
    const call = { params: { projectId: id, imageId }, file, filename: 'new.png', fields: {} }
    const replaced = await owner.client.call(replacePicture, call)
    expect(replaced).toMatchObject({
      id: imageId,
      originalName: '0.png',
      orderIndex: 0,
      width: 100,
      manualDuration: 30,
    })
    expect(replaced.filename).not.toBe(images[0]?.filename)
    const { slideScripts } = await owner.client.call(getProject, { params: { id } })
    expect(slideScripts[0]).toMatchObject({ imageId, script: 'Kept.', selectedVoice: 'bella' })
    const old = await fetch(`${api.address}/api/images/${images[0]?.filename}`, { headers: owner.headers })
    expect(old.status).toBe(404)
  })

  it('A7 T22 T29 a refused replacement leaves the old picture', async () => {
    const { id, images } = await newProject(owner, 1)
    const [image] = images
    const params = { projectId: id, imageId: image?.id ?? '' }
    const file = new Blob(['no picture'])
    const refused = owner.client.call(replacePicture, { params, file, filename: 'x.png', fields: {} })
    expect(await problemOf(refused)).toEqual([415, 'picture_type'])
    const project = await owner.client.call(getProject, { params: { id } })
    expect(project.images).toEqual([image])
  })
})
