import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { beginTestVideo } from '@voxdeck/db/testing/begin-test-video'
import { endVideo } from '@voxdeck/db/videos/video-lifecycle'
import { randomFilename } from '@voxdeck/storage/random-filename'
import { openVideos } from '../videos/open-videos.ts'
import { pattern, press, type Stage, type ToastArea, whileCut } from './toast-row.ts'

const oneProject = /\/api\/projects\/[^/]+$/

const setSpeed = async (stage: Stage, speed: string) => {
  await stage.page.locator('#speaking-speed').fill(speed)
  await press(stage, stage.words.editor.settings.save)
}
const say = ({ client, project }: Stage, script: string) =>
  client.call(updateProject, {
    params: { id: project.id },
    body: { slideScripts: project.images.map(({ id }) => ({ imageId: id, script })) },
  })
const deleteVideo = async (stage: Stage) => {
  const { page, words } = stage
  await openVideos(page)
  const name = words.editor.videos.delete.split('{{')[0]?.trim() ?? ''
  await page
    .getByRole('region', { name: words.editor.videos.title })
    .getByRole('button', { name })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: words.editor.videos.ask.confirm, exact: true }).click()
}

/** Starts and completes a video in the database while the page is open. */
const seeMade = async ({ world, project, page, words }: Stage, languages: readonly string[]) => {
  const { db } = world.database
  const video = await beginTestVideo(db, project.id, undefined, languages)
  // Wait for the new video: the panel may still show the one before.
  await page.getByRole('button', { name: words.editor.generation.cancel, exact: true }).waitFor()
  await endVideo(db, video, {
    status: 'completed',
    filename: randomFilename('mp4'),
    durationSeconds: 1,
    size: 1,
    timeline: [],
  })
}

export const editor: ToastArea = {
  slides: 1,
  rows: {
    loadFailed: {
      english: ['Error', 'Failed to load project'],
      expected: (words) => [words.app.error, words.editor.loadFailed],
      isFailure: true,
      provoke: (stage) =>
        whileCut(stage, oneProject, async () => {
          await stage.page.goto(`${stage.world.url}/projects/${stage.project.id}`)
        }),
    },
    saved: {
      english: ['Success', 'Project saved successfully'],
      expected: (words) => [words.app.success, words.editor.draft.saved],
      isFailure: false,
      provoke: async (stage) => {
        await stage.openEditor()
        await press(stage, stage.words.editor.draft.save)
      },
    },
    saveFailed: {
      english: ['Error', 'Failed to save project'],
      expected: (words) => [words.app.error, words.editor.draft.failed],
      isFailure: true,
      provoke: (stage) => whileCut(stage, oneProject, () => press(stage, stage.words.editor.draft.save)),
    },
    speedRefused: {
      english: ['Error', 'Speaking speed is a whole number from 80 to 250 words a minute.'],
      expected: ({ app, editor }) => [
        app.error,
        editor.settings.speedLimit.replace('{{min}}', '80').replace('{{max}}', '250'),
      ],
      isFailure: true,
      provoke: (stage) => setSpeed(stage, '251'),
    },
    settingsFailed: {
      english: ['Error', 'Failed to save video settings.'],
      expected: (words) => [words.app.error, words.editor.settings.failed],
      isFailure: true,
      // On a busy machine the page saves by itself before the button is pressed, and says first that it could not.
      provoke: (stage) =>
        whileCut(stage, oneProject, () => setSpeed(stage, '240'), stage.words.editor.settings.failed),
    },
    settingsSaved: {
      english: ['Settings Saved', 'Your video settings have been saved successfully.'],
      expected: ({ editor }) => [editor.settings.saved.title, editor.settings.saved.description],
      isFailure: false,
      provoke: (stage) => press(stage, stage.words.editor.settings.save),
    },
    notReady: {
      english: ['Video Not Ready', 'Generate your English video first to preview it here.'],
      expected: ({ editor }) => [editor.preview.notReady.title, editor.preview.notReady.description],
      isFailure: true,
      provoke: ({ page, words }) =>
        page.getByRole('button', { name: words.editor.preview.play }).click({ force: true }),
    },
    missingContent: {
      english: ['Missing Content', 'Please add a script and at least one image before generating video'],
      expected: ({ editor }) => [editor.generate.missing.title, editor.generate.missing.description],
      isFailure: true,
      provoke: async (stage) => {
        // Another client clears the scripts; without its event stream the page does not learn of it.
        await stage.page.route('**/events', (route) => route.abort('connectionfailed'))
        await stage.openEditor()
        await say(stage, '')
        await press(stage, stage.words.editor.generate.ask)
      },
    },
    generateFailed: {
      english: ['Error', 'Failed to generate video'],
      expected: (words) => [words.app.error, words.editor.generate.failed],
      isFailure: true,
      provoke: async (stage) => {
        await say(stage, 'A word.')
        await stage.page.unroute('**/events')
        await stage.openEditor()
        await whileCut(stage, '**/generate-english-video', () =>
          press(stage, stage.words.editor.generate.ask),
        )
      },
    },
    generated: {
      english: ['Success', 'English video generated successfully'],
      expected: (words) => [words.app.success, words.editor.generate.done],
      isFailure: false,
      provoke: (stage) => press(stage, stage.words.editor.generate.ask),
    },
    generatedSame: {
      english: ['Nothing to generate', 'The video is as the project is now.'],
      expected: ({ editor }) => [editor.generate.same.title, editor.generate.same.description],
      isFailure: false,
      provoke: (stage) => press(stage, stage.words.editor.generate.ask),
    },
    generatedMulti: {
      english: ['Success', 'Multi-language video generated successfully'],
      expected: (words) => [words.app.success, words.editor.generate.doneMulti],
      isFailure: false,
      provoke: (stage) => seeMade(stage, ['en', 'es']),
    },
    generatedSpanish: {
      english: ['Success', 'Spanish video generated successfully'],
      expected: (words) => [words.app.success, pattern(words.editor.generate.doneIn)],
      isFailure: false,
      provoke: (stage) => seeMade(stage, ['es']),
    },
    videoDeleteFailed: {
      english: ['Error', 'Failed to delete video'],
      expected: (words) => [words.app.error, words.editor.videos.deleteFailed],
      isFailure: true,
      provoke: (stage) => whileCut(stage, /\/videos\/[^/]+$/, () => deleteVideo(stage)),
    },
    videoDeleted: {
      english: ['Success', 'Video deleted successfully'],
      expected: (words) => [words.app.success, words.editor.videos.deleted],
      isFailure: false,
      provoke: async (stage) => {
        await stage.openEditor()
        await deleteVideo(stage)
      },
    },
  },
}
