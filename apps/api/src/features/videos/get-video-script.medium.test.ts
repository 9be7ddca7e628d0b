import { getProject } from '@voxdeck/contracts/projects/get-project'
import { getSpace } from '@voxdeck/contracts/projects/get-space'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { deleteSlide } from '@voxdeck/contracts/slides/delete-slide'
import { reorderSlides } from '@voxdeck/contracts/slides/reorder-slides'
import { generateEnglishVideo } from '@voxdeck/contracts/videos/generate-english-video'
import { getVideoScript } from '@voxdeck/contracts/videos/get-video-script'
import { setClip } from '@voxdeck/db/slides/clips'
import { beginTestVideo } from '@voxdeck/db/testing/begin-test-video'
import { publishTestToolchain } from '@voxdeck/db/testing/publish-test-toolchain'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { randomFilename } from '@voxdeck/storage/random-filename'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newProject } from '../../../testing/new-project.ts'
import { problemOf } from '../../../testing/problem-of.ts'
import { type SignedIn, startTestApi, type TestApi } from '../../../testing/test-api.ts'

const inOrder = (...ids: string[]) => ids.map((imageId, orderIndex) => ({ imageId, orderIndex }))

describe('what a video was made from', () => {
  let api: TestApi
  let owner: SignedIn
  beforeAll(async () => {
    api = await startTestApi({ LOG_LEVEL: 'silent' })
    owner = await api.signIn(ada)
    const adam = { id: 'adam', name: 'Adam', description: 'Deep', language: 'en', engine: 'sherpa' } as const
    // A toolchain of this test alone, so that no worker takes its videos.
    await publishTestToolchain(api.dependencies.db, { id: 'texts', voices: [adam] })
  })
  afterAll(async () => {
    await api.dependencies.pool.query("delete from toolchains where id = 'texts'")
    await api.stop()
  })

  const read = (id: string) => owner.client.call(getProject, { params: { id } })
  const write = (id: string, scripts: Record<string, string>) =>
    owner.client.call(updateProject, {
      params: { id },
      body: { slideScripts: Object.entries(scripts).map(([imageId, script]) => ({ imageId, script })) },
    })
  /** Of a video requested now in English. */
  const hashes = async (id: string) => (await read(id)).hashesNow[0]
  const spokenProject = async () => {
    const { id, images } = await newProject(owner, 2)
    const [first = '', second = ''] = images.map((image) => image.id)
    await write(id, { [first]: 'One.  Two.', [second]: '' })
    const { videoId } = await owner.client.call(generateEnglishVideo, { params: { id } })
    return { id, videoId, first, second }
  }

  it('G14 is kept with it, and compared with the project as it is', async () => {
    const { id, first, second } = await spokenProject()
    const asked = await hashes(id)
    const [video] = (await read(id)).videos
    expect(video?.text).toEqual({ words: 2, excerpt: 'One. Two.', hash: asked?.textHash })
    expect(video?.contentHash).toBe(asked?.contentHash)

    await owner.client.call(updateProject, { params: { id }, body: { title: 'Another title' } })
    expect(await hashes(id)).toEqual(asked)
    await write(id, { [first]: 'One.', [second]: 'Two.' })
    const moved = await hashes(id)
    expect(moved?.textHash).toBe(asked?.textHash)
    expect(moved?.contentHash).not.toBe(asked?.contentHash)
    await owner.client.call(reorderSlides, { params: { id }, body: { slides: inOrder(second, first) } })
    expect((await hashes(id))?.textHash).toBe(asked?.textHash)
    await owner.client.call(reorderSlides, { params: { id }, body: { slides: inOrder(first, second) } })
    await write(id, { [second]: 'Three.' })
    expect((await hashes(id))?.textHash).not.toBe(asked?.textHash)
    await write(id, { [first]: 'One. Two.', [second]: '' })
    expect(await hashes(id)).toEqual(asked)
  })

  it('G14 is read slide by slide, to the letter, with what changed since', async () => {
    const { id, videoId, first, second } = await spokenProject()
    await write(id, { [first]: 'Other words.' })
    await owner.client.call(deleteSlide, { params: { projectId: id, imageId: second } })
    const slide = { voice: 'adam', isRecorded: false }
    expect(
      await owner.client.call(getVideoScript, { params: { projectId: id, videoId }, query: {} }),
    ).toEqual({
      languageCode: 'en',
      languages: [{ languageCode: 'en', isCurrent: false }],
      slides: [
        { ...slide, slideNumber: 1, imageId: first, script: 'One. Two.', isCurrent: false },
        { ...slide, slideNumber: 2, imageId: second, script: '', isCurrent: false },
      ],
    })
  })

  it('G14 that is no longer kept is a 404', async () => {
    const { id } = await newProject(owner)
    const { videoId } = await beginTestVideo(api.dependencies.db, id)
    await api.dependencies.pool.query("update videos set plan_key = 'gone' where id = $1", [videoId])
    const asked = owner.client.call(getVideoScript, { params: { projectId: id, videoId }, query: {} })
    expect(await problemOf(asked)).toEqual([404, 'not_found'])
  })

  it('G14 the space of a project counts the video of a slide for as long as it has one', async () => {
    const { id, images } = await newProject(owner, 1)
    const [image] = images
    const clip = { projectId: id, slideId: image?.id ?? '', name: 'clip.mp4', hash: 'hash' }
    const facts = {
      filename: randomFilename('mp4'),
      frames: 60,
      width: 640,
      height: 360,
      size: 5_000,
      hasSound: false,
    }
    const used = () => owner.client.call(getSpace, { params: { id } })
    await setClip(api.dependencies.db, { ...clip, ...facts })
    const pictures = image?.size ?? 0
    expect(await used()).toMatchObject({ pictures, videos: 5_000, total: pictures + 5_000 })
    const slideScripts = [{ imageId: clip.slideId, videoUrl: null }]
    await owner.client.call(updateProject, { params: { id }, body: { slideScripts } })
    expect(await used()).toMatchObject({ videos: 0, total: pictures })
  })
})
