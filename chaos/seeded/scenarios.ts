import { addLanguage } from '@voxdeck/contracts/languages/add-language'
import { translateSlides } from '@voxdeck/contracts/languages/translate-slides'
import { deleteProject } from '@voxdeck/contracts/projects/delete-project'
import { getProject } from '@voxdeck/contracts/projects/get-project'
import { purgeProject } from '@voxdeck/contracts/projects/purge-project'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { cancelVideo } from '@voxdeck/contracts/videos/cancel-video'
import { deleteVideo } from '@voxdeck/contracts/videos/delete-video'
import { generateEnglishVideo } from '@voxdeck/contracts/videos/generate-english-video'
import { preparePack } from '@voxdeck/contracts/videos/prepare-pack'
import { generateVideo } from '@voxdeck/e2e/video/await-video'
import type { TestSlide } from '@voxdeck/e2e/video/test-slides'
import { makeQuickProject } from '../quick-project.ts'
import { makeOldDatabase, runMigrate } from './migrating.ts'
import type { HarmedProduct } from './start-harmed-product.ts'
import { uploadClip } from './uploading.ts'

/** What was acknowledged, and must hold when all is well again. */
type Expected = {
  /** The script of the first slide. */
  script?: string
  /** Asked for and not cancelled since. */
  completed?: string
  cancelled?: string
  gone?: { projectId?: string; videoId?: string }
  translated?: boolean
  packed?: string
  /** The job of a clip whose bytes have all arrived. */
  imported?: string
  /** The name of a database that the migrate command was run on. */
  migrated?: string
}

export type Scenario = {
  name: string
  /** Before anything goes wrong. */
  prepare: (stage: Stage) => Promise<void>
  /** While it goes wrong: each step may fail, and what is acknowledged goes to `stage.expected`. */
  act: (stage: Stage) => Promise<void>
}

export type Stage = {
  harmed: HarmedProduct
  number: number
  projectId: string
  imageId: string
  videoId: string
  /** A video file. */
  clipPath: string
  expected: Expected
  /** A deletion was asked for and not acknowledged. */
  mayBeGone: boolean
  /** Undefined when the call was not acknowledged. */
  attempt: <T>(call: Promise<T>) => Promise<T | undefined>
}

const write = async ({ harmed, projectId, imageId, expected, attempt }: Stage, script: string) => {
  const body = { slideScripts: [{ imageId, script }] }
  const saved = await attempt(harmed.client.call(updateProject, { params: { id: projectId }, body }))
  // A save that was not acknowledged may have been stored, or not.
  if (saved) expected.script = script
  else delete expected.script
}

const ask = async (stage: Stage): Promise<string | undefined> => {
  const { harmed, projectId, expected, attempt } = stage
  const asked = await attempt(harmed.client.call(generateEnglishVideo, { params: { id: projectId } }))
  if (asked) expected.completed = asked.videoId
  return asked?.videoId
}

const words = ({ number }: Stage, which: string) =>
  `This is number ${number}, ${which}. It says a little more.`

export const makeStage = async (
  harmed: HarmedProduct,
  number: number,
  { slides, clipPath }: { slides: readonly TestSlide[]; clipPath: string },
): Promise<Stage> => {
  const own = slides.map((slide) => ({ ...slide, script: `Seeded ${number}. ${slide.script}` }))
  const { id: projectId, images } = await makeQuickProject(harmed.client, `Seeded ${number}`, own)
  return {
    harmed,
    number,
    projectId,
    imageId: images[0]?.id ?? '',
    videoId: '',
    clipPath,
    expected: {},
    mayBeGone: false,
    attempt: (call) => call.catch(() => undefined),
  }
}

const completed = async (stage: Stage) => {
  const { id, status } = await generateVideo(stage.harmed.client, stage.projectId)
  if (status !== 'completed') throw new Error(`the first video is ${status}`)
  stage.videoId = id
}

const nothing = async () => undefined

const oldDatabase = ({ number }: Stage) => `migrating_${number}`

export const scenarios: readonly Scenario[] = [
  {
    name: 'asking and making',
    prepare: nothing,
    act: async (stage) => {
      await write(stage, words(stage, 'asked'))
      await ask(stage)
    },
  },
  {
    name: 'making',
    prepare: async (stage) => {
      await ask(stage)
    },
    act: nothing,
  },
  {
    name: 'cancelling',
    prepare: async (stage) => {
      await ask(stage)
    },
    act: async ({ harmed, projectId, expected, attempt }) => {
      const videoId = expected.completed ?? ''
      const answer = await attempt(harmed.client.call(cancelVideo, { params: { projectId, videoId } }))
      // Not acknowledged: it may have been cancelled, or not. Completed before: it stays.
      delete expected.completed
      if (answer?.status === 'cancelled') expected.cancelled = videoId
    },
  },
  {
    name: 'asking again',
    prepare: async (stage) => {
      await ask(stage)
    },
    act: async (stage) => {
      delete stage.expected.completed
      await write(stage, words(stage, 'asked again'))
      await ask(stage)
    },
  },
  {
    name: 'cancelling and asking again',
    prepare: async (stage) => {
      await ask(stage)
    },
    act: async (stage) => {
      const { harmed, projectId, expected, attempt } = stage
      const params = { projectId, videoId: expected.completed ?? '' }
      delete expected.completed
      await attempt(harmed.client.call(cancelVideo, { params }))
      await ask(stage)
    },
  },
  {
    name: 'deleting a video',
    prepare: completed,
    act: async ({ harmed, projectId, videoId, expected, attempt }) => {
      const done = attempt(
        harmed.client.call(deleteVideo, { params: { projectId, videoId } }).then(() => true),
      )
      if (await done) expected.gone = { videoId }
    },
  },
  {
    name: 'deleting a project in the making',
    prepare: async (stage) => {
      await ask(stage)
    },
    act: async (stage) => {
      const { harmed, projectId, expected, attempt } = stage
      delete expected.completed
      stage.mayBeGone = true
      const done = attempt(harmed.client.call(deleteProject, { params: { id: projectId } }).then(() => true))
      if (await done) expected.gone = { projectId }
      await attempt(harmed.client.call(purgeProject, { params: { id: projectId } }))
    },
  },
  {
    name: 'translating',
    prepare: async ({ harmed, projectId }) => {
      await harmed.client.call(addLanguage, { params: { id: projectId }, body: { languageCode: 'es' } })
    },
    act: async ({ harmed, projectId, expected, attempt }) => {
      const body = { languages: ['es'] }
      if (await attempt(harmed.client.call(translateSlides, { params: { id: projectId }, body })))
        expected.translated = true
    },
  },
  {
    name: 'packing',
    prepare: completed,
    act: async ({ harmed, projectId, videoId, expected, attempt }) => {
      if (await attempt(harmed.client.call(preparePack, { params: { projectId, videoId } })))
        expected.packed = videoId
    },
  },
  {
    name: 'writing',
    prepare: nothing,
    act: async (stage) => {
      for (const which of ['one', 'two', 'three']) await write(stage, words(stage, which))
      await stage.attempt(stage.harmed.client.call(getProject, { params: { id: stage.projectId } }))
    },
  },
  {
    name: 'uploading a clip',
    prepare: nothing,
    act: async (stage) => {
      const { harmed, imageId: slideId, clipPath: path, expected } = stage
      const jobId = await uploadClip(harmed, { slideId, path })
      if (jobId) expected.imported = jobId
    },
  },
  {
    name: 'migrating',
    prepare: (stage) => makeOldDatabase(stage.harmed, oldDatabase(stage)),
    act: async (stage) => {
      const { harmed, number, expected } = stage
      await runMigrate(harmed, oldDatabase(stage), (number * 37) % 800)
      expected.migrated = oldDatabase(stage)
    },
  },
]
