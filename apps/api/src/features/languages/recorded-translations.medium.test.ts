import { addLanguage } from '@voxdeck/contracts/languages/add-language'
import { getLanguage } from '@voxdeck/contracts/languages/get-language'
import { removeLanguage } from '@voxdeck/contracts/languages/remove-language'
import { saveTranslation } from '@voxdeck/contracts/languages/save-translation'
import { duplicateProject } from '@voxdeck/contracts/projects/duplicate-project'
import { getProject } from '@voxdeck/contracts/projects/get-project'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { listTakes } from '@voxdeck/contracts/recordings/list-takes'
import { missingTranslations } from '@voxdeck/core/plan/missing-translations'
import { findProjectRows } from '@voxdeck/db/projects/project-rows'
import { setRecording } from '@voxdeck/db/slides/recordings'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { randomFilename } from '@voxdeck/storage/random-filename'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newPerson } from '../../../testing/new-person.ts'
import { newProject } from '../../../testing/new-project.ts'
import { publishLanguages } from '../../../testing/publish-languages.ts'
import { type SignedIn, startTestApi, type TestApi } from '../../../testing/test-api.ts'
import { planNowIn } from '../../plans/plan-now.ts'
import { snapshotProject } from '../../plans/snapshot-project.ts'
import { snapshotTranslations } from '../../plans/snapshot-translations.ts'

describe('R30 the recording of a translation', () => {
  let api: TestApi
  let owner: SignedIn & { userId: string }
  let id: string
  let slideId: string
  beforeAll(async () => {
    api = await startTestApi({ LOG_LEVEL: 'silent' })
    owner = await newPerson(api)
  })
  afterAll(() => api.stop())
  beforeEach(async () => {
    await publishLanguages(api)
    const project = await newProject(owner, 1)
    id = project.id
    slideId = project.images[0]?.id ?? ''
    const slideScripts = [{ imageId: slideId, script: 'The harbour is quiet.' }]
    await owner.client.call(updateProject, { params: { id }, body: { slideScripts } })
    await owner.client.call(addLanguage, { params: { id }, body: { languageCode: 'es' } })
  })

  const record = async (language: string, seconds: number) => {
    const filename = randomFilename('flac')
    await api.dependencies.store.put(objectKeys.recording(filename), 'a voice', 'audio/flac')
    const facts = { hash: `${language} ${seconds}`, samples: seconds * 48_000, peaks: [seconds], size: 7 }
    const isStored = await setRecording(api.dependencies.db, {
      projectId: id,
      slideId,
      language,
      filename,
      ...facts,
    })
    return { isStored, url: `/api/recordings/${filename}` }
  }
  const spanish = async (projectId = id) => {
    const { slides } = await owner.client.call(getLanguage, { params: { projectId, language: 'es' } })
    return slides[0]
  }
  const change = (body: { recording?: string | null; narrator?: 'voice' | 'recording' }) =>
    owner.client.call(saveTranslation, { params: { projectId: id, language: 'es', imageId: slideId }, body })
  const planned = async () => {
    const { db } = api.dependencies
    const rows = await findProjectRows(db, { userId: owner.userId, projectId: id })
    if (!rows) throw new Error('no project')
    const [plan] = await planNowIn(db, rows, [['en', 'es']], [])
    const translations = await snapshotTranslations(db, rows, ['es'], [])
    const missing = missingTranslations({ ...snapshotProject(rows), translations }, ['en', 'es'])
    return { narration: plan?.slides[0]?.narration, missing }
  }

  it('is heard in its language alone, also where nothing is written', async () => {
    expect((await planned()).missing).toHaveLength(1)
    const { url } = await record('es', 3)
    expect(await spanish()).toMatchObject({
      script: null,
      recording: { url, duration: 3, peaks: [3] },
      keptRecording: null,
    })
    const { slideScripts } = await owner.client.call(getProject, { params: { id } })
    expect(slideScripts[0]).toMatchObject({ audioRecording: null, keptRecording: null, takes: 0 })
    const { narration, missing } = await planned()
    expect(narration?.es).toMatchObject({ recording: { hash: 'es 3', samples: 144_000 }, sentences: [] })
    expect(narration?.en?.recording).toBeUndefined()
    expect(missing).toEqual([])
  })

  it('is kept while the voice is heard, removed, and brought back', async () => {
    const { url } = await record('es', 2)
    expect(await change({ narrator: 'voice' })).toMatchObject({ recording: null, keptRecording: { url } })
    expect((await planned()).narration?.es?.recording).toBeUndefined()
    expect(await change({ narrator: 'recording' })).toMatchObject({ recording: { url }, keptRecording: null })
    expect(await change({ recording: null })).toMatchObject({ recording: null, keptRecording: null })
    expect(await change({ recording: url })).toMatchObject({ recording: { url } })
  })

  it('has takes of its own', async () => {
    const english = await record('en', 1)
    const first = await record('es', 2)
    const second = await record('es', 3)
    const params = { projectId: id, imageId: slideId }
    expect(await owner.client.call(listTakes, { params })).toEqual([])
    const takes = await owner.client.call(listTakes, { params, query: { language: 'es' } })
    expect(takes.map(({ url }) => url)).toEqual([first.url])
    expect(await spanish()).toMatchObject({ recording: { url: second.url }, takes: 1 })
    // An address of another language brings nothing back.
    await expect(change({ recording: english.url })).rejects.toMatchObject({ status: 404 })
    expect(await change({ recording: first.url })).toMatchObject({
      recording: { duration: 2 },
      takes: 1,
    })
  })

  it('is copied with the project, and goes with its language', async () => {
    const { url } = await record('es', 2)
    await change({ narrator: 'voice' })
    const copy = await owner.client.call(duplicateProject, { params: { id } })
    const copied = (await spanish(copy.id))?.keptRecording
    expect(copied).toMatchObject({ duration: 2 })
    expect(copied?.url).not.toBe(url)
    const heard = await fetch(api.address + copied?.url, { headers: owner.headers })
    expect(await heard.text()).toBe('a voice')
    await owner.client.call(removeLanguage, { params: { projectId: id, language: 'es' } })
    expect((await record('es', 2)).isStored).toBe(false)
  })

  it('needs a language that the project has', async () => {
    const form = new FormData()
    form.set('slideId', slideId)
    form.set('language', 'ca')
    form.set('recording', new Blob(['x'], { type: 'audio/webm' }), 'voice.webm')
    const options = { method: 'POST', headers: owner.headers, body: form }
    const response = await fetch(`${api.address}/api/slides/upload-recording`, options)
    expect(response.status).toBe(404)
  })
})
