import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from '@voxdeck/contracts/client'
import { importClip } from '@voxdeck/contracts/clips/import-clip'
import { createProject } from '@voxdeck/contracts/projects/create-project'
import { getProject } from '@voxdeck/contracts/projects/get-project'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { importRecording } from '@voxdeck/contracts/recordings/import-recording'
import type { Database } from '@voxdeck/db/connect'
import { ensureDemoUser } from '@voxdeck/db/demo/demo-video'
import { createProject as createRow } from '@voxdeck/db/projects/create-project'
import { beginTestVideo } from '@voxdeck/db/testing/begin-test-video'
import { recordFallback } from '@voxdeck/db/videos/fallbacks'
import { endVideo } from '@voxdeck/db/videos/video-lifecycle'
import { randomFilename } from '@voxdeck/storage/random-filename'
import { clientOf, type NewPerson, newPerson, openDatabase } from '../new-person.ts'
import { administratorEmail } from '../run-product.ts'
import { generateVideo, makeProject } from '../video/await-video.ts'
import { makeCounterClip } from '../video/counter-clip.ts'
import { speakToFile } from '../video/speak-to-file.ts'
import { makeTestSlides, type TestSlide } from '../video/test-slides.ts'
import { publishBeepingVideo } from '../watch/publish-video.ts'
import { makeLanguages } from './make-languages.ts'
import { makeSpeaking, makeSpoken, recordStep } from './make-videos.ts'

/** Projects by the state they are in, all owned by `owner`. */
export type Projects = {
  video: string
  /** Its video is older, and a slide has no words. */
  older: string
  slides: string
  recorded: string
  empty: string
  making: string
  failed: string
  videos: string
  stoodIn: string
  moving: string
  languages: string
  spoken: string
  speaking: string
  watched: string
}

export type World = {
  url: string
  database: Database
  /** Owns `projects`. */
  owner: NewPerson
  /** Has no projects, and may not see the owner's. */
  newcomer: NewPerson
  /** Named as administrator in the configuration. */
  administrator: NewPerson
  client: Client
  /** Owns the projects that tests make and change. */
  writer: NewPerson
  writing: Client
  slides: TestSlide[]
  projects: Projects
}

/** Titles of the projects, which are not translated. */
export const titles: Projects = {
  empty: 'Harbour, not begun',
  slides: 'Harbour, written',
  recorded: 'Harbour, recorded',
  making: 'Harbour, in the making',
  failed: 'Harbour, failed',
  moving: 'Harbour, moving',
  video: 'Harbour, finished',
  older: 'Harbour, changed since',
  videos: 'Harbour, made again and again',
  stoodIn: 'Harbour, in other voices',
  languages: 'Harbour, in many tongues',
  spoken: 'Harbour, heard by many',
  speaking: 'Harbour, learning to speak',
  watched: 'Harbour, heard in four tongues',
}

export const quickSettings = { speakingSpeed: 250, resolution: '720p', transition: 'none' } as const

/** Length of the video in four languages: five slides of 8 s. */
export const spokenSeconds = 40

/** Two slides with a few words each, for the shortest video possible. */
export const makeShortSlides = async (): Promise<TestSlide[]> => {
  const [first, second] = await makeTestSlides(await mkdtemp(join(tmpdir(), 'voxdeck-slides-')))
  if (!first || !second) throw new Error('no slides')
  return [
    { ...first, script: 'The harbour is quiet.' },
    { ...second, script: 'A ship comes in.' },
  ]
}

const completed = () => ({
  status: 'completed' as const,
  filename: randomFilename('mp4'),
  durationSeconds: 4.2,
  size: 1_234_567,
  timeline: [],
})
/** Every way in which a video can end, the newest last. */
const endings = [
  completed,
  () => ({ status: 'failed' as const, code: 'speech_failed', step: 'speech' as const }),
  () => ({ status: 'cancelled' as const }),
  completed,
]

type RecordedProjects = Pick<Projects, 'recorded' | 'languages'>

/** Records the first slide, the second one twice, and the Spanish second slide of the project with languages. */
const uploadRecordings = async (client: Client, { recorded, languages }: RecordedProjects): Promise<void> => {
  const text = 'Good morning, harbour. The first boat is here, and the second one follows.'
  const voice = join(await mkdtemp(join(tmpdir(), 'voxdeck-voice-')), 'voice.wav')
  await speakToFile(client, text, voice)
  const file = new Blob([new Uint8Array(await readFile(voice))], { type: 'audio/wav' })
  const slideOf = async (id: string, index: number) =>
    (await client.call(getProject, { params: { id } })).images[index]?.id ?? ''
  const [first, second] = [await slideOf(recorded, 0), await slideOf(recorded, 1)]
  for (const slideId of [first, second, second])
    await client.call(importRecording, { file, filename: 'voice.wav', fields: { slideId } })
  const fields = { slideId: await slideOf(languages, 1), language: 'es' }
  await client.call(importRecording, { file, filename: 'voice.wav', fields })
}

/** Inserts a month of translation usage, with more on some days than on others. */
const insertTranslationUsage = async ({ db }: Database): Promise<void> => {
  const days = Array.from({ length: 29 }, (_, index) => index + 1)
  const rows = days.flatMap((ago) => {
    const day = new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
    const characters = ((ago * 7919) % 23) * 640
    return [
      { day, provider: 'apertium', characters, requests: Math.ceil(characters / 900) },
      ...(ago % 4 === 0 ? [{ day, provider: 'deepl', characters: 1200 + ago * 31, requests: 3 }] : []),
    ]
  })
  await db
    .insertInto('translation_usage')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['day', 'provider']).doNothing())
    .execute()
}

/** One owner with a project in every state that a screen can show, made through the running product. */
export const makeWorld = async (url: string, databaseUrl: string): Promise<World> => {
  const database = openDatabase(databaseUrl)
  const owner = await newPerson(database, { firstName: 'Ada', email: 'ada@example.test' })
  const newcomer = await newPerson(database, { firstName: 'Boon', email: 'boon@example.test' })
  const administrator = await newPerson(database, { firstName: 'Grace', email: administratorEmail })
  await insertTranslationUsage(database)
  const writer = await newPerson(database, { firstName: 'Ada', email: null })
  const client = clientOf(url, owner)
  const slides = await makeShortSlides()
  const withSlides = async (title: string) => (await makeProject(client, title, slides, quickSettings)).id

  const withClip = async (title: string) => {
    const { id, images } = await makeProject(client, title, slides, quickSettings)
    const { buffer } = await makeCounterClip(await mkdtemp(join(tmpdir(), 'voxdeck-clip-')))
    const file = new Blob([new Uint8Array(buffer)], { type: 'video/mp4' })
    const fields = { slideId: images[0]?.id ?? '' }
    await client.call(importClip, { file, filename: 'ท่าเรือ.mp4', fields })
    return id
  }

  const inLanguages = async (title: string) => {
    const five = [...slides, ...slides, ...slides].slice(0, 5)
    const { id } = await makeProject(client, title, five, quickSettings)
    await makeLanguages(database, client, id)
    return id
  }

  const projects = {
    empty: (await client.call(createProject, { body: { title: titles.empty } })).id,
    slides: await withSlides(titles.slides),
    recorded: await withSlides(titles.recorded),
    making: await withSlides(titles.making),
    failed: await withSlides(titles.failed),
    moving: await withClip(titles.moving),
    video: await withSlides(titles.video),
    older: await withSlides(titles.older),
    videos: await withSlides(titles.videos),
    stoodIn: await withSlides(titles.stoodIn),
    languages: await inLanguages(titles.languages),
    spoken: await withSlides(titles.spoken),
    speaking: await withSlides(titles.speaking),
    watched: (await client.call(createProject, { body: { title: titles.watched } })).id,
  }
  await makeSpoken(database, client, projects.spoken)
  await makeSpeaking(database, projects.speaking)
  await uploadRecordings(client, projects)
  const demo = { userId: await ensureDemoUser(database.db), title: titles.watched }
  const shown = await createRow(database.db, demo)
  await publishBeepingVideo(database, [projects.watched, shown], spokenSeconds)
  const video = await generateVideo(client, projects.video)
  if (video.status !== 'completed')
    throw new Error(`the video ended ${video.status}: ${video.failure?.message}`)
  await generateVideo(client, projects.older)
  const [changed] = (await client.call(getProject, { params: { id: projects.older } })).images
  const slideScripts = [{ imageId: changed?.id ?? '', script: '' }]
  await client.call(updateProject, { params: { id: projects.older }, body: { slideScripts } })

  // It stays in progress while a test looks, because no workflow makes it.
  await beginTestVideo(database.db, projects.making)
  const lost = await beginTestVideo(database.db, projects.failed)
  await recordStep(database, client, lost, 'speech')
  await recordStep(database, client, lost, 'timeline')
  await endVideo(database.db, lost, { status: 'failed', code: 'render_failed', step: 'render' })
  for (const ending of endings) {
    const video = await beginTestVideo(database.db, projects.videos)
    await endVideo(database.db, video, ending())
  }
  const spoken = await beginTestVideo(database.db, projects.stoodIn)
  for (const [slide, wanted] of ['adam', 'bella'].entries())
    await recordFallback(database.db, spoken, { slide, language: 'en', wanted, spoken: 'espeak-en' })
  await endVideo(database.db, spoken, completed())
  const writing = clientOf(url, writer)
  return { url, database, owner, newcomer, administrator, client, writer, writing, slides, projects }
}
