import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getUser } from '@voxdeck/contracts/auth/get-user'
import { findProfilePicture, setProfilePicture } from '@voxdeck/db/users/profile-pictures'
import { ada, boon } from '@voxdeck/dev/identity-provider/people'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { flat } from '../../../testing/pictures.ts'
import { startTestApi, type TestApi } from '../../../testing/test-api.ts'
import { createFetchPicture } from '../../identity/fetch-picture.ts'
import { storeProfilePicture } from './store-profile-picture.ts'

describe('the profile picture', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi()
  })
  afterAll(() => api.stop())

  const portraitOf = async (person: typeof ada) => {
    const { client, headers } = await api.signIn(person)
    const user = await client.call(getUser, {})
    return { user, headers }
  }

  it('A2 D1 is fetched at sign-in, remade, and served by this installation', async () => {
    const { user, headers } = await portraitOf(ada)
    expect(user.profileImageUrl).toMatch(/^\/api\/profile-images\/[\w-]+\.webp$/)
    const response = await fetch(api.address + user.profileImageUrl, { headers })
    expect(response.headers.get('content-type')).toBe('image/webp')
    const { width, height, format } = await sharp(await response.arrayBuffer()).metadata()
    expect({ width, height, format }).toEqual({ width: 128, height: 128, format: 'webp' })
  })

  it('is fetched once, not at every sign-in', async () => {
    const first = await portraitOf(ada)
    const second = await portraitOf(ada)
    expect(second.user.profileImageUrl).toBe(first.user.profileImageUrl)
  })

  it('is nobody else to see, and a person without one has none', async () => {
    const { user } = await portraitOf(ada)
    const other = await portraitOf(boon)
    expect(other.user.profileImageUrl).toBeNull()
    const response = await fetch(api.address + user.profileImageUrl, { headers: other.headers })
    expect(response.status).toBe(404)
  })

  it('that was replaced at the provider is replaced here; one that is gone is gone', async () => {
    const { user } = await portraitOf(boon)
    const fetched: string[] = []
    const fetchPicture = async (source: string) => {
      fetched.push(source)
      return flat({ r: 200, g: 90, b: 40 }).png().toBuffer()
    }
    const { db, store } = api.dependencies
    const keep = (source: string | null) => storeProfilePicture({ db, store, fetchPicture }, user.id, source)
    await keep('https://pictures.example/1')
    const { filename } = await findProfilePicture(db, user.id)
    await keep('https://pictures.example/1')
    await keep('https://pictures.example/2')
    expect(fetched).toEqual(['https://pictures.example/1', 'https://pictures.example/2'])
    expect((await findProfilePicture(db, user.id)).filename).not.toBe(filename)
    await keep(null)
    expect(await findProfilePicture(db, user.id)).toEqual({ source: null, filename: null })
  })

  it('that cannot be had is no reason not to sign in', async () => {
    const { dependencies } = api
    const { user } = await portraitOf(ada)
    await setProfilePicture(dependencies.db, user.id, {
      source: 'https://pictures.example/old',
      filename: null,
    })
    const { fetchPicture } = dependencies
    dependencies.fetchPicture = async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    expect((await portraitOf(ada)).user).toMatchObject({ firstName: 'Ada', profileImageUrl: null })
    dependencies.fetchPicture = fetchPicture
    expect((await portraitOf(ada)).user.profileImageUrl).not.toBeNull()
  })
})

describe('fetching a picture that somebody else names', () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/to') response.writeHead(302, { location: searchParams.get('url') ?? '' }).end()
    else if (pathname === '/endless') response.writeHead(200).write('x')
    else if (pathname === '/huge') response.end(Buffer.alloc(11 * 1024 * 1024))
    else response.end('a picture')
  })
  let origin: string
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const fromIssuer = (path: string) => createFetchPicture(new URL(origin))(origin + path)
  const fromElsewhere = (address: string) => createFetchPicture(new URL('https://issuer.example'))(address)

  it("takes one from the provider's own origin, also where it redirects to itself", async () => {
    expect((await fromIssuer('/picture')).toString()).toBe('a picture')
    expect((await fromIssuer(`/to?url=${encodeURIComponent('/picture')}`)).toString()).toBe('a picture')
  })

  it.each([
    'http://pictures.example/1.png',
    'https://127.0.0.1/1.png',
    'https://[::1]/1.png',
    'https://[::ffff:127.0.0.1]/1.png',
    'https://169.254.169.254/latest/meta-data',
    'https://2130706433/1.png',
    'https://0x7f.1/1.png',
    'https://localhost/1.png',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
  ])('never asks %s', async (address) => {
    await expect(fromElsewhere(address)).rejects.toThrow(/not fetched from|not on the public internet/)
  })

  it('does not follow the provider to a place inside', async () => {
    const before = asked.length
    const inside = origin.replace('127.0.0.1', '127.0.0.2')
    await expect(fromIssuer(`/to?url=${encodeURIComponent(`${inside}/secret`)}`)).rejects.toThrow(
      'not fetched',
    )
    expect(asked.slice(before).filter((url) => url === '/secret')).toEqual([])
  })

  it('gives up on what is too large, too slow, or turns in circles', async () => {
    await expect(fromIssuer('/huge')).rejects.toThrow('more bytes')
    await expect(fromIssuer('/endless')).rejects.toThrow(/abort/i)
    const circle = '/to?url=/to%3Furl%3D/to%253Furl%253D/picture'
    await expect(fromIssuer(circle)).rejects.toThrow('redirected too often')
  })
})
