import type { ImageJson } from '@voxdeck/contracts/slides/image'
import { ada } from '@voxdeck/dev/identity-provider/people'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newProject } from '../../../testing/new-project.ts'
import { type SignedIn, startTestApi, type TestApi } from '../../../testing/test-api.ts'

describe('a served picture', () => {
  let api: TestApi
  let owner: SignedIn
  let image: ImageJson
  let whole: Buffer
  beforeAll(async () => {
    api = await startTestApi()
    owner = await api.signIn(ada)
    const { images } = await newProject(owner, 1)
    image = images[0] as ImageJson
    whole = Buffer.from(await (await get()).arrayBuffer())
  })
  afterAll(() => api.stop())

  const get = (headers = {}, { method = 'GET', filename = image.filename } = {}) =>
    fetch(`${api.address}/api/images/${filename}`, { method, headers: { ...owner.headers, ...headers } })

  it('E16 T28 is the picture as re-encoded, for its members only and for no other use', async () => {
    const response = await get()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('content-length')).toBe(`${whole.length}`)
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await sharp(whole).metadata()).toMatchObject({ format: 'png', width: 320, height: 180 })
  })

  it('T28 has a thumbnail', async () => {
    const response = await get({}, { filename: image.thumbnailFilename })
    expect(response.headers.get('content-type')).toBe('image/webp')
    const { format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect(format).toBe('webp')
  })

  it('is not sent again to who has it', async () => {
    const etag = (await get()).headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[^"]+"$/)
    const again = await get({ 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect(again.headers.get('etag')).toBe(etag)
    expect(await again.text()).toBe('')
    expect((await get({ 'if-none-match': '"another"' })).status).toBe(200)
  })

  it('W10 the ETag opens nothing to a stranger', async () => {
    const etag = (await get()).headers.get('etag') ?? ''
    expect((await get({ 'if-none-match': etag, cookie: '' })).status).toBe(401)
  })

  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=10-', 10, null],
    ['bytes=-7', -7, null],
  ])('answers %s with that part', async (range, from, to) => {
    const response = await get({ range })
    expect(response.status).toBe(206)
    const wanted = whole.subarray(from, to === null ? undefined : to + 1)
    const first = from < 0 ? whole.length + from : from
    expect(response.headers.get('content-range')).toBe(
      `bytes ${first}-${first + wanted.length - 1}/${whole.length}`,
    )
    expect(response.headers.get('content-length')).toBe(`${wanted.length}`)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(wanted)
  })

  it.each(['bytes=999999-', 'bytes=5-2', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=', 'nonsense'])(
    'answers %s, which it cannot serve, with the whole',
    async (range) => {
      const response = await get({ range })
      expect(response.status).toBe(200)
      expect(Buffer.from(await response.arrayBuffer())).toEqual(whole)
    },
  )

  it('answers a range of an older version with the whole', async () => {
    const etag = (await get()).headers.get('etag') ?? ''
    expect((await get({ range: 'bytes=0-9', 'if-range': etag })).status).toBe(206)
    expect((await get({ range: 'bytes=0-9', 'if-range': '"older"' })).status).toBe(200)
  })

  it('HEAD tells what GET would', async () => {
    const response = await get({}, { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-length')).toBe(`${whole.length}`)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('accept-ranges')).toBe('bytes')
    expect(await response.text()).toBe('')
  })

  it.each(['..%2f..%2fetc%2fpasswd', 'x.png', `${'0'.repeat(32)}.png`])(
    'W9 %s is nothing',
    async (filename) => expect((await get({}, { filename })).status).toBe(404),
  )

  it('whose bytes are gone from the store is nothing', async () => {
    const { images } = await newProject(owner, 1)
    const filename = images[0]?.filename ?? ''
    await api.dependencies.store.remove(`pictures/${filename}`)
    expect((await get({}, { filename })).status).toBe(404)
  })
})
