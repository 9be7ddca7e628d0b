import { getProject } from '@voxdeck/contracts/projects/get-project'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { duplicateSlide } from '@voxdeck/contracts/slides/duplicate-slide'
import { setRecording } from '@voxdeck/db/slides/recordings'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { randomFilename } from '@voxdeck/storage/random-filename'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newProject } from '../../../testing/new-project.ts'
import { type SignedIn, startTestApi, type TestApi } from '../../../testing/test-api.ts'

describe('S20 the narrator of a slide with a recording', () => {
  let api: TestApi
  let owner: SignedIn
  beforeAll(async () => {
    api = await startTestApi()
    owner = await api.signIn(ada)
  })
  afterAll(() => api.stop())

  const recordedSlide = async () => {
    const { id, images } = await newProject(owner, 1)
    const slideId = images[0]?.id ?? ''
    const filename = randomFilename('flac')
    await api.dependencies.store.put(objectKeys.recording(filename), 'a voice', 'audio/flac')
    const facts = { hash: 'h', samples: 48_000, peaks: [5], size: 7 }
    await setRecording(api.dependencies.db, { projectId: id, slideId, language: 'en', filename, ...facts })
    return { id, slideId, url: `/api/recordings/${filename}` }
  }
  const scripts = async (id: string) =>
    (await owner.client.call(getProject, { params: { id } })).slideScripts.map(
      ({ audioRecording, recordingDuration, keptRecording, narration }) => ({
        audioRecording,
        recordingDuration,
        keptRecording,
        narration,
      }),
    )
  const change = (
    id: string,
    script: { imageId: string; narrator?: 'voice' | 'recording'; audioRecording?: string | null },
  ) => owner.client.call(updateProject, { params: { id }, body: { slideScripts: [script] } })

  it('is the voice or the recording, and neither deletes the other', async () => {
    const { id, slideId, url } = await recordedSlide()
    const heard = {
      audioRecording: url,
      recordingDuration: 1,
      keptRecording: null,
      narration: { seconds: 1, peaks: [5] },
    }
    const kept = {
      audioRecording: null,
      recordingDuration: null,
      keptRecording: { url, duration: 1, peaks: [5] },
      narration: null,
    }
    expect(await scripts(id)).toEqual([heard])
    await change(id, { imageId: slideId, narrator: 'voice' })
    expect(await scripts(id)).toEqual([kept])
    await change(id, { imageId: slideId, audioRecording: url })
    expect(await scripts(id)).toEqual([kept])
    await change(id, { imageId: slideId, narrator: 'recording' })
    expect(await scripts(id)).toEqual([heard])
  })

  it('is copied with its slide', async () => {
    const { id, slideId, url } = await recordedSlide()
    await change(id, { imageId: slideId, narrator: 'voice' })
    await owner.client.call(duplicateSlide, { params: { projectId: id, imageId: slideId } })
    const [original, copy] = await scripts(id)
    expect(original?.keptRecording?.url).toBe(url)
    expect(copy).toMatchObject({ audioRecording: null, keptRecording: { duration: 1, peaks: [5] } })
    expect(copy?.keptRecording?.url).not.toBe(url)
  })

  it('is the recording again after a new one; a kept one is removed by null', async () => {
    const { id, slideId } = await recordedSlide()
    await change(id, { imageId: slideId, narrator: 'voice' })
    const filename = randomFilename('flac')
    const facts = { hash: 'i', samples: 96_000, peaks: [6], size: 7 }
    await setRecording(api.dependencies.db, { projectId: id, slideId, language: 'en', filename, ...facts })
    expect(await scripts(id)).toMatchObject([{ recordingDuration: 2, keptRecording: null }])
    await change(id, { imageId: slideId, narrator: 'voice' })
    await change(id, { imageId: slideId, audioRecording: null })
    expect(await scripts(id)).toMatchObject([{ audioRecording: null, keptRecording: null }])
  })
})
