import { randomUUID } from 'node:crypto'
import { getUser } from '@voxdeck/contracts/auth/get-user'
import { createProject } from '@voxdeck/contracts/projects/create-project'
import { addSlide } from '@voxdeck/contracts/slides/add-slide'
import { beginImport } from '@voxdeck/db/jobs/jobs'
import { addProjectLanguage } from '@voxdeck/db/languages/project-languages'
import { setClip } from '@voxdeck/db/slides/clips'
import { setRecording } from '@voxdeck/db/slides/recordings'
import { beginTestVideo } from '@voxdeck/db/testing/begin-test-video'
import { endVideo } from '@voxdeck/db/videos/video-lifecycle'
import { ada, boon } from '@voxdeck/dev/identity-provider/people'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { randomFilename } from '@voxdeck/storage/random-filename'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessTable, type MembersRow, type Names } from '../testing/access-table.ts'
import { plainPicture, type SignedIn, startTestApi, type TestApi } from '../testing/test-api.ts'

const missingNames = (): Names => ({
  project: randomUUID(),
  image: randomUUID(),
  picture: randomFilename('png'),
  thumbnail: randomFilename('webp'),
  video: randomUUID(),
  videoFile: randomFilename('mp4'),
  clip: randomFilename('mp4'),
  recording: randomFilename('flac'),
  portrait: randomFilename('webp'),
  upload: randomUUID(),
})

describe('who may', () => {
  let api: TestApi
  let owner: SignedIn
  let stranger: SignedIn
  let names: Names

  beforeAll(async () => {
    api = await startTestApi({ ADMIN_EMAILS: ` ${ada.email.toUpperCase()},somebody@example.test` })
    owner = await api.signIn(ada)
    stranger = await api.signIn(boon)
    names = await makeEverything(api, owner)
  })
  afterAll(() => api.stop())

  const ask = async (method: string, row: MembersRow, at: Names, headers: Record<string, string>) => {
    const form = row.form ? await formOf(row.form, at) : undefined
    return fetch(api.address + row.path(at), {
      method,
      redirect: 'manual',
      headers: row.body ? { ...headers, 'content-type': 'application/json' } : headers,
      ...(row.body ? { body: JSON.stringify(row.body) } : form ? { body: form } : {}),
    })
  }

  it('has a row for every route, and no row without a route', () => {
    const routes = api.routes
      .filter(({ method }) => method !== 'HEAD')
      .map(({ method, url }) => `${String(method)} ${url}`)
    expect(routes.toSorted()).toEqual(Object.keys(accessTable).toSorted())
  })

  const members = Object.entries(accessTable).filter(([, row]) => typeof row !== 'string') as [
    string,
    MembersRow,
  ][]
  const closed = Object.keys(accessTable).filter((route) => accessTable[route] !== 'public')

  it.each(closed)('W10 %s answers 401 to who is signed out', async (route) => {
    const [method = '', url = ''] = route.split(' ')
    const row = accessTable[route]
    const response =
      typeof row === 'object'
        ? await ask(method, row, names, { origin: api.address })
        : await fetch(api.address + url, { method, headers: { origin: api.address } })
    expect(response.status).toBe(401)
    expect(await response.text()).toContain('Unauthorized')
  })

  const open = Object.keys(accessTable).filter((route) => accessTable[route] === 'public')

  it.each(open)('W10 %s is open to who is signed out', async (route) => {
    const [method = '', url = ''] = route.split(' ')
    const response = await fetch(api.address + url, { method, redirect: 'manual' })
    expect(response.status).not.toBe(401)
    await response.body?.cancel()
  })

  it.each(members)(
    'W9 %s answers 404 to a stranger, in the very words of what does not exist',
    async (route, row) => {
      const [method = ''] = route.split(' ')
      const foreign = await ask(method, row, names, stranger.headers)
      const missing = await ask(method, row, missingNames(), stranger.headers)
      expect([foreign.status, missing.status]).toEqual([404, 404])
      const words = async (response: Response) => ({
        ...((await response.json()) as object),
        requestId: null,
      })
      expect(await words(foreign)).toEqual(await words(missing))
    },
  )

  it.each(members.filter(([route]) => route.startsWith('GET')))(
    'W10 %s answers its owner',
    async (_, row) => {
      const response = await ask('GET', row, names, owner.headers)
      expect(response.status).toBe(200)
      await response.body?.cancel()
    },
  )

  it('W9 left everything as it was', async () => {
    const response = await ask('GET', { path: (n) => `/api/projects/${n.project}` }, names, owner.headers)
    const project = (await response.json()) as {
      title: string
      images: { originalName: string }[]
      videos: unknown[]
      translations: unknown[]
    }
    expect(project.title).toBe('Private')
    expect(project.images.map((image) => image.originalName)).toEqual(['one.png'])
    expect(project.videos).toHaveLength(1)
    expect(project.translations).toEqual([{ languageCode: 'es', title: null }])
  })
})

const formOf = async (kind: NonNullable<MembersRow['form']>, names: Names): Promise<FormData> => {
  const form = new FormData()
  if (kind === 'image') form.set('image', await plainPicture(), 'x.png')
  else if (kind === 'music') form.set('music', new Blob(['x']), 'x.mp3')
  else {
    form.set('slideId', names.image)
    form.set(kind, new Blob(['x'], { type: kind === 'video' ? 'video/mp4' : 'audio/webm' }), 'x.mp4')
  }
  return form
}

/** Creates a project of the owner with one of everything in it. */
const makeEverything = async (api: TestApi, { client }: SignedIn): Promise<Names> => {
  const { db, store } = api.dependencies
  const project = await client.call(createProject, { body: { title: 'Private' } })
  const image = await client.call(addSlide, {
    params: { id: project.id },
    file: await plainPicture(),
    filename: 'one.png',
    fields: {},
  })
  const { id: accountId, profileImageUrl } = await client.call(getUser, {})
  const clip = randomFilename('mp4')
  await store.put(objectKeys.clip(clip), 'a clip', 'video/mp4')
  await setClip(db, {
    projectId: project.id,
    slideId: image.id,
    filename: clip,
    name: 'clip.mp4',
    hash: 'hash of the clip',
    frames: 60,
    width: 640,
    height: 360,
    size: 6,
    hasSound: false,
  })
  const recording = randomFilename('flac')
  await store.put(objectKeys.recording(recording), 'a recording', 'audio/flac')
  await setRecording(db, {
    projectId: project.id,
    slideId: image.id,
    language: 'en',
    filename: recording,
    hash: 'hash of the recording',
    samples: 48_000,
    peaks: [50],
    size: 1000,
  })

  await addProjectLanguage(db, { projectId: project.id, language: 'es' })
  const upload = randomUUID()
  const file = { name: 'x.mp4', type: 'video/mp4', size: 1, uploadKey: objectKeys.upload(upload) }
  const about = { kind: 'clip', stage: 'uploading', projectId: project.id, slideId: image.id } as const
  await beginImport(db, { id: upload, accountId, ...about, ...file })
  const videoFile = randomFilename('mp4')
  await store.put(objectKeys.video(videoFile), 'a video', 'video/mp4')
  const video = await beginTestVideo(db, project.id)
  // beginTestVideo stores no plan; 'none' is the plan key of its row.
  const plan = { format: 3, toolchain: { id: 'none' }, languages: ['en'], slides: [] }
  await store.put('none', JSON.stringify(plan), 'application/json')
  await endVideo(db, video, {
    status: 'completed',
    filename: videoFile,
    durationSeconds: 1,
    size: 6,
    timeline: [],
    details: {
      layoutKey: 'none',
      files: ['captions-en.vtt'],
      filesSize: 6,
      chapters: [],
      recordedCaptions: null,
    },
  })
  await store.put(objectKeys.videoFile(videoFile, 'captions-en.vtt'), 'WEBVTT', 'text/vtt')
  return {
    project: project.id,
    image: image.id,
    picture: image.filename,
    thumbnail: image.thumbnailFilename,
    video: video.videoId,
    videoFile,
    clip,
    recording,
    portrait: profileImageUrl?.split('/').at(-1) ?? '',
    upload,
  }
}
