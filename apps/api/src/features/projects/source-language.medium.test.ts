import { addLanguage } from '@voxdeck/contracts/languages/add-language'
import { getLanguage } from '@voxdeck/contracts/languages/get-language'
import { duplicateProject } from '@voxdeck/contracts/projects/duplicate-project'
import { getProject } from '@voxdeck/contracts/projects/get-project'
import { listProjects } from '@voxdeck/contracts/projects/list-projects'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { generateEnglishVideo } from '@voxdeck/contracts/videos/generate-english-video'
import { countBeats } from '@voxdeck/core/script/beats'
import { findProjectRows } from '@voxdeck/db/projects/project-rows'
import { setRecording } from '@voxdeck/db/slides/recordings'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { randomFilename } from '@voxdeck/storage/random-filename'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newPerson } from '../../../testing/new-person.ts'
import { newProject } from '../../../testing/new-project.ts'
import { publishLanguages } from '../../../testing/publish-languages.ts'
import { type SignedIn, startTestApi, type TestApi } from '../../../testing/test-api.ts'
import { planNow } from '../../plans/plan-now.ts'

const scripts = ['El puerto está tranquilo. El Sr. Vega espera.', 'Los barcos salen por la mañana.']

describe('E21 a project that is written in Spanish', () => {
  let api: TestApi
  let owner: SignedIn & { userId: string }
  let id: string
  let slideIds: string[]
  beforeAll(async () => {
    api = await startTestApi({ LOG_LEVEL: 'silent' })
    owner = await newPerson(api)
  })
  afterAll(async () => {
    await api.dependencies.pool.query('delete from toolchains')
    await api.stop()
  })
  beforeEach(async () => {
    await publishLanguages(api)
    const project = await newProject(owner, 2)
    id = project.id
    slideIds = project.images.map((image) => image.id)
    await api.dependencies.pool.query("update projects set source_language = 'es' where id = $1", [id])
    await owner.client.call(updateProject, {
      params: { id },
      body: {
        slideScripts: slideIds.map((imageId, index) => ({
          imageId,
          script: scripts[index] ?? '',
          selectedVoice: 'lucia',
        })),
      },
    })
  })

  const read = (projectId = id) => owner.client.call(getProject, { params: { id: projectId } })
  const rowsOf = async (projectId = id) => {
    const rows = await findProjectRows(api.dependencies.db, { userId: owner.userId, projectId })
    if (!rows) throw new Error('the project is gone')
    return rows
  }

  it('its scripts are stored and read as Spanish', async () => {
    const { rows } = await api.dependencies.pool.query<{ language: string; script: string }>(
      'select language, script from scripts where project_id = $1 order by script',
      [id],
    )
    expect(rows).toEqual(scripts.map((script) => ({ language: 'es', script })))
    const project = await read()
    expect(project.sourceLanguage).toBe('es')
    expect(project.slideScripts.map(({ script }) => script)).toEqual(scripts)
    const [listed] = await owner.client.call(listProjects, { query: {} })
    expect(listed?.sourceLanguage).toBe('es')
  })

  it('its words are counted, and their length is estimated as that of Spanish', async () => {
    const { slideScripts } = await read()
    expect(slideScripts.map(({ wordCount }) => wordCount)).toEqual([8, 6])
    for (const [index, { estimatedDuration }] of slideScripts.entries())
      expect(estimatedDuration).toBeCloseTo((countBeats(scripts[index] ?? '', 'es') / 150) * 60, 5)
  })

  it('its video is in Spanish, sentence by sentence as Spanish has them', async () => {
    const plan = planNow(await rowsOf())
    expect(plan.languages).toEqual(['es'])
    // 'Sr.' ends no sentence in Spanish.
    expect(plan.slides.map(({ narration }) => narration.es?.sentences)).toEqual([
      ['El puerto está tranquilo.', 'El Sr. Vega espera.'],
      ['Los barcos salen por la mañana.'],
    ])
    const { videoId } = await owner.client.call(generateEnglishVideo, { params: { id } })
    const { videos, hashesNow } = await read()
    expect(videos).toMatchObject([{ id: videoId, languages: ['es'], languageCode: 'es' }])
    expect(hashesNow.map(({ languages }) => languages)).toEqual([['es']])
  })

  it('one script for all slides is spread over them as Spanish', async () => {
    const slideScripts = slideIds.map((imageId) => ({ imageId, script: '' }))
    const body = { slideScripts, englishScript: 'Uno es el Sr. Vega. Dos es la Sra. Ruiz.' }
    await owner.client.call(updateProject, { params: { id }, body })
    const plan = planNow(await rowsOf())
    expect(plan.slides.map(({ narration }) => narration.es?.sentences)).toEqual([
      ['Uno es el Sr. Vega.'],
      ['Dos es la Sra. Ruiz.'],
    ])
  })

  it('its recordings are Spanish without being named so', async () => {
    const filename = randomFilename('flac')
    await api.dependencies.store.put(objectKeys.recording(filename), 'a voice', 'audio/flac')
    const facts = { filename, hash: 'a voice', samples: 96_000, peaks: [50], size: 7 }
    const slide = { projectId: id, slideId: slideIds[0] ?? '', ...facts }
    expect(await setRecording(api.dependencies.db, { ...slide, language: 'en' })).toBe(false)
    expect(await setRecording(api.dependencies.db, { ...slide, language: 'es' })).toBe(true)
    expect((await read()).slideScripts[0]).toMatchObject({
      audioRecording: `/api/recordings/${filename}`,
      recordingDuration: 2,
    })
  })

  it('a translation is made from the Spanish words', async () => {
    await owner.client.call(addLanguage, { params: { id }, body: { languageCode: 'ca' } })
    const { slides } = await owner.client.call(getLanguage, { params: { projectId: id, language: 'ca' } })
    expect(slides.map(({ source }) => source)).toEqual(scripts)
  })

  it('a copy is written in Spanish, with its words', async () => {
    const copy = await owner.client.call(duplicateProject, { params: { id } })
    const { sourceLanguage, slideScripts } = await read(copy.id)
    expect([sourceLanguage, slideScripts.map(({ script }) => script)]).toEqual(['es', scripts])
  })
})
