import { getProject } from '@voxdeck/contracts/projects/get-project'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { reorderSlides } from '@voxdeck/contracts/slides/reorder-slides'
import { narrationInputs } from '@voxdeck/core/plan/narration-inputs'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import { storeMeasuredNarrations } from '@voxdeck/db/narrations/store-measured-narrations'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { hashValue } from '@voxdeck/storage/content-hash'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newProject } from '../../testing/new-project.ts'
import { type SignedIn, startTestApi, type TestApi } from '../../testing/test-api.ts'

const scripts = ['Five words in this one.', 'Ten words are said here, give or take a few.']

describe('narrations that were spoken', () => {
  let api: TestApi
  let owner: SignedIn
  let id: string
  let slides: string[]
  beforeAll(async () => {
    api = await startTestApi()
    owner = await api.signIn(ada)
  })
  afterAll(() => api.stop())
  beforeEach(async () => {
    const project = await newProject(owner, 2)
    id = project.id
    slides = project.images.map((image) => image.id)
    await save({ slideScripts: slides.map((imageId, index) => ({ imageId, script: scripts[index] ?? '' })) })
  })

  const read = () => owner.client.call(getProject, { params: { id } })
  const save = (body: object) => owner.client.call(updateProject, { params: { id }, body })
  /** Records a measured narration, as a worker does when it lays out a video with this script. */
  const measure = (slideId: string, seconds: number, script: string, wordsPerMinute = 150) => {
    const narration = { en: { voice: 'adam', sentences: [script] } }
    const slide = { slideId, picture: '', pictureHash: '', manualSeconds: null, narration }
    const spokenHash = hashValue(narrationInputs({ slides: [slide], wordsPerMinute }, 'en')[0])
    const samples = seconds * sampleRate
    return storeMeasuredNarrations(api.dependencies.db, id, [
      { slideId, spokenHash, samples, peaks: [0, 55, 100] },
    ])
  }
  const spans = async () => (await read()).images.map(({ startTime, endTime }) => [startTime, endTime])
  const narrations = async () => (await read()).slideScripts.map(({ narration }) => narration)

  it('M19 lengths already spoken are measured, the others estimated from the words', async () => {
    const [first = '', second = ''] = slides
    expect(await spans()).toEqual([
      [0, 4],
      [4, 10],
    ])
    await measure(first, 2.5, scripts[0] ?? '')
    expect(await narrations()).toEqual([{ seconds: 2.5, peaks: [0, 55, 100] }, null])
    expect(await spans()).toEqual([
      [0, 4.5],
      [4.5, 10.5],
    ])

    // Editing a slide keeps the measurements of the others, and restoring its script finds its own again.
    await measure(second, 3, scripts[1] ?? '')
    await save({ slideScripts: [{ imageId: first, script: 'Other words.' }] })
    expect((await narrations()).map((narration) => narration?.seconds)).toEqual([undefined, 3])
    await save({ slideScripts: [{ imageId: first, script: `  ${scripts[0]}` }] })
    expect((await narrations()).map((narration) => narration?.seconds)).toEqual([2.5, 3])
  })

  it.each([
    ['voice', { slideScripts: [{ selectedVoice: 'bella' }] }],
    ['speed', { videoSettings: { speakingSpeed: 151, resolution: '720p', transition: 'fade' } }],
  ])('M19 another %s is another narration', async (_, change) => {
    const [imageId = ''] = slides
    await measure(imageId, 2.5, scripts[0] ?? '')
    const slideScripts = 'slideScripts' in change ? [{ imageId, ...change.slideScripts?.[0] }] : undefined
    await save({ ...change, ...(slideScripts ? { slideScripts } : {}) })
    expect(await narrations()).toEqual([null, null])
  })

  it('M19 follows its slide to another place', async () => {
    const [first = '', second = ''] = slides
    await measure(first, 2.5, scripts[0] ?? '')
    const images = await owner.client.call(reorderSlides, {
      params: { id },
      body: {
        slides: [
          { imageId: second, orderIndex: 0 },
          { imageId: first, orderIndex: 1 },
        ],
      },
    })
    expect(images.map(({ startTime, endTime }) => [startTime, endTime])).toEqual([
      [0, 6],
      [6, 10.5],
    ])
  })

  it('M13 a bar shorter than the narration is answered as it is, and the slide as long as it speaks', async () => {
    const [first = ''] = slides
    await measure(first, 2.5, scripts[0] ?? '')
    const { images } = await save({ slideTimings: [{ imageId: first, manualDuration: 1 }] })
    expect(images[0]).toMatchObject({ manualDuration: 1, startTime: 0, endTime: 83 / 30 })
  })

  it('open pages hear of a new measure, once, and the project does not count as edited', async () => {
    const [first = ''] = slides
    const before = await read()
    await measure(first, 2.5, scripts[0] ?? '')
    await measure(first, 2.5, scripts[0] ?? '')
    const after = await read()
    expect(after.revision).toBe(before.revision + 1)
    expect(after.updatedAt).toBe(before.updatedAt)
  })

  it('only the last ten texts of a slide are remembered, and none of a slide that is gone', async () => {
    const [first = ''] = slides
    for (let index = 0; index < 12; index++) await measure(first, 1 + index, `Text ${index}.`)
    await measure('00000000-0000-4000-8000-000000000000', 1, 'Gone.')
    const { rows } = await api.dependencies.pool.query(
      'select min(samples) as least, count(*)::int as count from slide_narrations where slide_id = $1',
      [first],
    )
    expect(rows).toEqual([{ count: 10, least: 3 * sampleRate }])
  })
})
