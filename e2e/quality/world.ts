import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from '@voxdeck/contracts/client'
import { uploadVideo } from '@voxdeck/contracts/clips/upload-video'
import { createProject } from '@voxdeck/contracts/projects/create-project'
import { getProject } from '@voxdeck/contracts/projects/get-project'
import { uploadRecording } from '@voxdeck/contracts/recordings/upload-recording'
import type { Database } from '@voxdeck/db/connect'
import { beginTestVideo } from '@voxdeck/db/testing/begin-test-video'
import { endVideo } from '@voxdeck/db/videos/video-lifecycle'
import { randomFilename } from '@voxdeck/storage/random-filename'
import { generateFilm, makeProject } from '../film/await-film.ts'
import { makeCounterClip } from '../film/counter-clip.ts'
import { speakToFile } from '../film/speak-to-file.ts'
import { makeTestSlides, type TestSlide } from '../film/test-slides.ts'
import { clientOf, type NewPerson, newPerson, openDatabase } from '../new-person.ts'

/** Projects by the state they are in, all of one owner. */
export type Projects = {
  film: string
  slides: string
  recorded: string
  empty: string
  making: string
  failed: string
  films: string
  moving: string
}

export type World = {
  url: string
  database: Database
  /** Whose projects these are. */
  owner: NewPerson
  /** Somebody who has none, and may see none of the owner's. */
  newcomer: NewPerson
  client: Client
  /** Somebody whose projects a test makes and changes as it needs. */
  writer: NewPerson
  writing: Client
  slides: TestSlide[]
  projects: Projects
}

/** Their titles, which stay as they are in every language. */
export const titles: Projects = {
  empty: 'Harbour, not begun',
  slides: 'Harbour, written',
  recorded: 'Harbour, recorded',
  making: 'Harbour, in the making',
  failed: 'Harbour, failed',
  moving: 'Harbour, moving',
  film: 'Harbour, finished',
  films: 'Harbour, made again and again',
}

export const quickSettings = { speakingSpeed: 250, resolution: '720p', transition: 'none' } as const

/** Two slides with a few words each: the shortest film that is still one. */
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
/** However a film can end, the newest last. */
const endings = [
  completed,
  () => ({ status: 'failed' as const, code: 'speech_failed', stage: 'speech' as const }),
  () => ({ status: 'cancelled' as const }),
  completed,
]

/** The first slide says what somebody recorded. */
const giveVoice = async (client: Client, id: string): Promise<void> => {
  const text = 'Good morning, harbour. The first boat is here, and the second one follows.'
  const voice = join(await mkdtemp(join(tmpdir(), 'voxdeck-voice-')), 'voice.wav')
  await speakToFile(client, text, voice)
  const file = new Blob([new Uint8Array(await readFile(voice))], { type: 'audio/wav' })
  const { images } = await client.call(getProject, { params: { id } })
  const fields = { slideId: images[0]?.id ?? '' }
  await client.call(uploadRecording, { file, filename: 'voice.wav', fields })
}

/** One owner with a project in every state that a screen can show, made through the running product. */
export const makeWorld = async (url: string, databaseUrl: string): Promise<World> => {
  const database = openDatabase(databaseUrl)
  const owner = await newPerson(database, { firstName: 'Ada', email: 'ada@example.test' })
  const newcomer = await newPerson(database, { firstName: 'Boon', email: 'boon@example.test' })
  const writer = await newPerson(database, { firstName: 'Ada', email: null })
  const client = clientOf(url, owner)
  const slides = await makeShortSlides()
  const withSlides = async (title: string) => (await makeProject(client, title, slides, quickSettings)).id

  const withClip = async (title: string) => {
    const { id, images } = await makeProject(client, title, slides, quickSettings)
    const { buffer } = await makeCounterClip(await mkdtemp(join(tmpdir(), 'voxdeck-clip-')))
    const file = new Blob([new Uint8Array(buffer)], { type: 'video/mp4' })
    const fields = { slideId: images[0]?.id ?? '' }
    await client.call(uploadVideo, { file, filename: 'ท่าเรือ.mp4', fields })
    return id
  }

  const projects = {
    empty: (await client.call(createProject, { body: { title: titles.empty } })).id,
    slides: await withSlides(titles.slides),
    recorded: await withSlides(titles.recorded),
    making: await withSlides(titles.making),
    failed: await withSlides(titles.failed),
    moving: await withClip(titles.moving),
    film: await withSlides(titles.film),
    films: await withSlides(titles.films),
  }
  await giveVoice(client, projects.recorded)
  const film = await generateFilm(client, projects.film)
  if (film.status !== 'completed') throw new Error(`the film ended ${film.status}: ${film.failure?.message}`)

  // In the making for as long as a test looks at it, because no workflow makes it.
  await beginTestVideo(database.db, projects.making)
  const lost = await beginTestVideo(database.db, projects.failed)
  await endVideo(database.db, lost, { status: 'failed', code: 'render_failed', stage: 'render' })
  for (const ending of endings) {
    const video = await beginTestVideo(database.db, projects.films)
    await endVideo(database.db, video, ending())
  }
  const writing = clientOf(url, writer)
  return { url, database, owner, newcomer, client, writer, writing, slides, projects }
}
