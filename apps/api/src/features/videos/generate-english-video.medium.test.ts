import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { listVoices } from '@voxdeck/contracts/speech/list-voices'
import { previewSpeech } from '@voxdeck/contracts/speech/preview-speech'
import { generateEnglishVideo } from '@voxdeck/contracts/videos/generate-english-video'
import { listVideos } from '@voxdeck/contracts/videos/list-videos'
import { previewSlide } from '@voxdeck/contracts/videos/preview-slide'
import { defaultVoices } from '@voxdeck/core/voices'
import { publishTestToolchain } from '@voxdeck/db/testing/publish-test-toolchain'
import { workerHeartbeatSeconds } from '@voxdeck/db/workers/toolchains'
import { ada, boon } from '@voxdeck/dev/identity-provider/people'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newProject } from '../../../testing/new-project.ts'
import { problemOf } from '../../../testing/problem-of.ts'
import { type SignedIn, startTestApi, type TestApi } from '../../../testing/test-api.ts'

describe('asking for a video', () => {
  let api: TestApi
  let owner: SignedIn
  beforeAll(async () => {
    api = await startTestApi({ LOG_LEVEL: 'silent' })
    owner = await api.signIn(ada)
  })
  afterAll(() => api.stop())
  // Workers of earlier tests count as alive for half a minute.
  beforeEach(() => forgetWorkers())
  afterAll(() => forgetWorkers())

  const forgetWorkers = async () => {
    await api.dependencies.pool.query('delete from toolchains')
  }
  const generate = (id: string) => owner.client.call(generateEnglishVideo, { params: { id } })
  const videosOf = (id: string) => owner.client.call(listVideos, { params: { id } })
  const spokenProject = async (selectedVoice = 'adam') => {
    const project = await newProject(owner, 1)
    const slideScripts = [{ imageId: project.images[0]?.id ?? '', script: 'Words to say.', selectedVoice }]
    await owner.client.call(updateProject, { params: { id: project.id }, body: { slideScripts } })
    return project
  }

  it('without a worker says so, twenty times at once, and leaves no row behind', async () => {
    const { id } = await spokenProject()
    const answers = await Promise.all(Array.from({ length: 20 }, () => problemOf(generate(id))))
    expect(answers).toEqual(Array(20).fill([503, 'no_worker']))
    expect(await videosOf(id)).toEqual([])
    const { rows } = await api.dependencies.pool.query('select from videos where project_id = $1', [id])
    expect(rows).toEqual([])
  })

  it('P9 without pictures or without words there is nothing to make', async () => {
    const onlyWords = await newProject(owner)
    await owner.client.call(updateProject, {
      params: { id: onlyWords.id },
      body: { englishScript: 'Words.' },
    })
    const onlyPictures = await newProject(owner, 1)
    const blanks = await newProject(owner, 1)
    await owner.client.call(updateProject, { params: { id: blanks.id }, body: { englishScript: ' \n' } })
    for (const { id } of [await newProject(owner), onlyWords, onlyPictures, blanks])
      expect(await problemOf(generate(id))).toEqual([422, 'nothing_to_generate'])
  })

  it('a worker that was silent for three pulses is gone', async () => {
    await publishTestToolchain(api.dependencies.db, { id: 'silent', voices: [] })
    await api.dependencies.pool.query('update workers set seen_at = now() - make_interval(secs => $1)', [
      3 * workerHeartbeatSeconds + 1,
    ])
    const { id } = await spokenProject()
    expect(await problemOf(generate(id))).toEqual([503, 'no_worker'])
  })

  it('a voice that no worker has is named before anything starts', async () => {
    const bella = {
      id: 'bella',
      name: 'Bella',
      description: 'Warm',
      language: 'en',
      engine: 'sherpa',
    } as const
    await publishTestToolchain(api.dependencies.db, { id: 'only bella', voices: [bella] })
    const { id } = await spokenProject('adam')
    expect(await problemOf(generate(id))).toEqual([422, 'voice_unavailable'])
    expect(await videosOf(id)).toEqual([])
    expect(await owner.client.call(listVoices)).toEqual([bella])
  })

  it('H1 voices are listed with their languages, and not with their versions', async () => {
    const adam = { id: 'adam', name: 'Adam', description: 'Deep', language: 'en', engine: 'sherpa' } as const
    const basic = { ...adam, id: 'espeak-es', language: 'es', engine: 'espeak', basic: true } as const
    await publishTestToolchain(api.dependencies.db, { id: 'mixed', voices: [adam, basic] })
    expect(await owner.client.call(listVoices)).toEqual([adam, basic])
  })

  it('a worker of an earlier release, which publishes no versions of tools, takes no plans of this one', async () => {
    const { pool } = api.dependencies
    await pool.query('delete from toolchains')
    await pool.query("insert into toolchains (id, voices) values ('old', '[]')")
    const { id } = await spokenProject()
    expect(await problemOf(generate(id))).toEqual([503, 'no_worker'])
    await pool.query('delete from toolchains')
  })

  it('A8 a voice is heard in its own language only', async () => {
    const [adam] = defaultVoices
    await publishTestToolchain(api.dependencies.db, { id: 'english', voices: adam ? [adam] : [] })
    const body = { text: 'Hola.', language: 'es', wpm: 150, voice: 'adam' } as const
    expect(await problemOf(owner.client.call(previewSpeech, { body }))).toEqual([422, 'voice_unavailable'])
  })

  it('A8 J7 a preview with the lexicon of a project is for its members', async () => {
    const { id } = await newProject(owner)
    const stranger = await api.signIn(boon)
    const body = { text: 'Hello.', language: 'en', wpm: 150, voice: 'adam', projectId: id } as const
    expect(await problemOf(stranger.client.call(previewSpeech, { body }))).toEqual([404, 'not_found'])
    expect(await problemOf(owner.client.call(previewSpeech, { body }))).toEqual([503, 'no_worker'])
  })

  it('A9 while no worker lives, the two usual voices are offered', async () =>
    expect((await owner.client.call(listVoices)).map((voice) => voice.id)).toEqual(['adam', 'bella']))

  it('K5 A8 hearing takes at most 500 characters, at 80 to 250 words a minute', async () => {
    const body = { text: 'a'.repeat(500), language: 'en', wpm: 150, voice: 'adam' } as const
    const answerTo = (change: Partial<typeof body> | { text: string } | { wpm: number }) =>
      problemOf(owner.client.call(previewSpeech, { body: { ...body, ...change } }))
    expect(await answerTo({})).toEqual([503, 'no_worker'])
    expect(await answerTo({ text: 'a'.repeat(501) })).toEqual([400, 'invalid_request'])
    const sentence = { isSentence: true, text: 'a'.repeat(2000) }
    expect(await answerTo(sentence)).toEqual([503, 'no_worker'])
    expect(await answerTo({ ...sentence, text: 'a'.repeat(2001) })).toEqual([400, 'invalid_request'])
    expect(await answerTo({ wpm: 79 })).toEqual([400, 'invalid_request'])
  })

  it('A8 A10 hearing and previewing need a worker too', async () => {
    const body = { text: 'Hello.', language: 'en', wpm: 150, voice: 'adam' } as const
    expect(await problemOf(owner.client.call(previewSpeech, { body }))).toEqual([503, 'no_worker'])
    const punctuation = { ...body, text: '...' }
    expect(await problemOf(owner.client.call(previewSpeech, { body: punctuation }))).toEqual([
      422,
      'nothing_to_say',
    ])
    const { id, images } = await spokenProject()
    const slideData = [{ image: images[0]?.filename ?? '', script: 'Hello.' }]
    const preview = owner.client.call(previewSlide, { params: { projectId: id }, body: { slideData } })
    expect(await problemOf(preview)).toEqual([503, 'no_worker'])
  })

  it('A10 previewing takes what saving takes: no NUL, no endless voice, at least a second', async () => {
    const { id, images } = await spokenProject()
    const answerTo = (change: { script?: string; selectedVoice?: string; displayDuration?: number }) => {
      const slideData = [{ image: images[0]?.filename ?? '', script: 'Hello.', ...change }]
      return problemOf(owner.client.call(previewSlide, { params: { projectId: id }, body: { slideData } }))
    }
    const { script } = previewSlide.body.shape.slideData.element.shape
    expect(script.parse('He\0llo')).toBe('Hello')
    expect(await answerTo({ selectedVoice: 'a'.repeat(101) })).toEqual([400, 'invalid_request'])
    expect(await answerTo({ displayDuration: 0 })).toEqual([400, 'invalid_request'])
  })
})
