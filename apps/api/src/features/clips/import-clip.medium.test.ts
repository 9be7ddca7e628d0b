import { clipLimits } from '@voxdeck/contracts/clips/import-clip'
import { problemSchema } from '@voxdeck/contracts/operation'
import { type ProblemWithError, problemWithErrorSchema } from '@voxdeck/contracts/problem-with-error'
import { deleteSlide } from '@voxdeck/contracts/slides/delete-slide'
import { thaiErrors } from '@voxdeck/contracts/thai-errors'
import { setClip } from '@voxdeck/db/slides/clips'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newProject } from '../../../testing/new-project.ts'
import { type SignedIn, startTestApi, type TestApi } from '../../../testing/test-api.ts'

describe('giving a slide a video', () => {
  let api: TestApi
  let owner: SignedIn
  let slideId: string
  const problems: ProblemWithError[] = []
  beforeAll(async () => {
    api = await startTestApi({ LOG_LEVEL: 'silent' })
    owner = await api.signIn(ada)
    slideId = (await newProject(owner, 1)).images[0]?.id ?? ''
    await api.dependencies.pool.query('delete from toolchains')
  })
  afterAll(() => api.stop())

  const send = async (fields: { slideId?: string; video?: Blob | string; filename?: string }) => {
    const form = new FormData()
    if (fields.slideId !== undefined) form.set('slideId', fields.slideId)
    if (fields.video instanceof Blob) form.set('video', fields.video, fields.filename ?? 'clip.mp4')
    else if (fields.video !== undefined) form.set('video', fields.video)
    return answerTo({ headers: owner.headers, body: form })
  }
  const answerTo = async (request: RequestInit) => {
    const response = await fetch(`${api.address}/api/slides/upload-video`, { method: 'POST', ...request })
    const problem = problemWithErrorSchema.parse(await response.json())
    problems.push(problem)
    return [response.status, problem.code]
  }
  const mp4 = new Blob(['x'], { type: 'video/mp4' })

  it('R9 A11 needs a worker, whose jail is the only place that opens it', async () =>
    expect(await send({ slideId, video: mp4 })).toEqual([503, 'no_worker']))

  it('R6 A11 takes only .mp4 of the type video/mp4', async () => {
    const otherType = new Blob(['x'], { type: 'video/quicktime' })
    expect(await send({ slideId, video: otherType })).toEqual([415, 'clip_type'])
    expect(await send({ slideId, video: mp4, filename: 'clip.mov' })).toEqual([415, 'clip_type'])
  })

  it('R7 A11 takes at most 50 MB', async () => {
    const large = new Blob([new Uint8Array(clipLimits.bytes + 1)], { type: 'video/mp4' })
    expect(await send({ slideId, video: large })).toEqual([413, 'clip_too_large'])
  })

  it('says what is missing', async () => {
    expect(await send({ slideId })).toEqual([400, 'clip_missing'])
    expect(await send({ slideId, video: 'a text' })).toEqual([400, 'clip_missing'])
    expect(await send({ video: mp4 })).toEqual([400, 'invalid_request'])
    expect(await send({ slideId: 'seventeen', video: mp4 })).toEqual([400, 'invalid_request'])
  })

  it('A11 every failure, one before the handler too, has its message as error beside the fields of a problem', async () => {
    const { cookie, origin } = owner.headers
    expect(await send({ slideId: crypto.randomUUID(), video: mp4 })).toEqual([404, 'not_found'])
    expect(await answerTo({ headers: { origin } })).toEqual([401, 'unauthorized'])
    expect(await answerTo({ headers: { cookie, origin: 'https://elsewhere.example' } })).toEqual([
      403,
      'origin_mismatch',
    ])
    const unread = { ...owner.headers, 'content-type': 'text/xml' }
    expect(await answerTo({ headers: unread, body: '<video/>' })).toEqual([400, 'invalid_request'])
    expect(await answerTo({ headers: { ...owner.headers, 'accept-language': 'th' } })).toEqual([
      400,
      'clip_missing',
    ])
    expect(problems.at(-1)?.error).toBe(thaiErrors.clip_missing)
    for (const { error, ...problem } of problems) {
      expect(error).toBe(problem.message)
      expect(error).not.toBe('')
      const { conflicts: _, ...always } = problemSchema.shape
      expect(Object.keys(problem).toSorted()).toEqual(Object.keys(always).toSorted())
    }
  })

  it('A11 no other call has the field', async () => {
    const response = await fetch(`${api.address}/api/projects`, { method: 'POST', headers: owner.headers })
    expect(problemSchema.strict().parse(await response.json()).code).toBe('invalid_request')
  })

  it('is forgotten when the slide was deleted meanwhile', async () => {
    const { id, images } = await newProject(owner, 1)
    const imageId = images[0]?.id ?? ''
    await owner.client.call(deleteSlide, { params: { projectId: id, imageId } })
    const facts = { hash: 'hash of the clip', frames: 60, width: 640, height: 360, size: 1, hasSound: false }
    const clip = { projectId: id, slideId: imageId, filename: 'x.mp4', name: 'x.mp4', ...facts }
    expect(await setClip(api.dependencies.db, clip)).toBe(false)
  })
})
