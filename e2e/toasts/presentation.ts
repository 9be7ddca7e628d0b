import { getProject } from '@voxdeck/contracts/projects/get-project'
import { addSlide } from '@voxdeck/contracts/slides/add-slide'
import { deleteSlide } from '@voxdeck/contracts/slides/delete-slide'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { holdBack } from '../network.ts'
import { giveSounds } from '../presentation/slide-sounds.ts'
import { removeObject } from '../product.ts'
import { tinyPicture } from '../timeline/tiny-slides.ts'
import { fill, press, type Stage, type ToastArea, whileCut } from './toast-row.ts'

const present = (stage: Stage) => press(stage, stage.words.scripts.present)
const playSlide = (stage: Stage, number: number) =>
  press(stage, fill(stage.words.scripts.playSlide, { number }))
const previewSlide = (stage: Stage) => press(stage, fill(stage.words.scripts.preview.make, { number: 1 }))
const read = ({ client, project }: Stage) => client.call(getProject, { params: { id: project.id } })

/** Requests for narration. */
const speech = '**/api/tts/preview'

/** Adds a slide at the end, with neither script nor recording. */
const uploadSlide = async ({ client, project }: Stage, shade: number) => {
  const file = new Blob([new Uint8Array(await tinyPicture(shade))])
  return client.call(addSlide, {
    params: { id: project.id },
    file,
    filename: `added ${shade}.png`,
    fields: {},
  })
}
/** Another client deletes slide 2; waits until the page has learnt of it. */
const loseSecondOfThree = async ({ client, project, page, words }: Stage): Promise<void> => {
  const imageId = project.images[1]?.id ?? ''
  await client.call(deleteSlide, { params: { projectId: project.id, imageId } })
  const name = fill(words.scripts.playSlide, { number: 3 })
  // The stage hides the page behind it from roles.
  await page.getByRole('button', { name, exact: true, includeHidden: true }).waitFor({ state: 'detached' })
}

export const emptyPresentation: ToastArea = {
  slides: 0,
  rows: {
    noSlides: {
      english: ['No Slides', 'Add images first: each becomes a slide.'],
      expected: ({ presentation: { noSlides } }) => [noSlides.title, noSlides.description],
      isFailure: true,
      provoke: async (stage) => {
        await stage.openEditor()
        await present(stage)
      },
    },
  },
}

export const presentation: ToastArea = {
  slides: 2,
  rows: {
    previewFailed: {
      english: ['Preview Failed', 'Could not generate slide preview.'],
      expected: ({ scripts: { preview } }) => [preview.failed.title, preview.failed.description],
      isFailure: true,
      provoke: async (stage) => {
        await stage.openEditor()
        await whileCut(stage, '**/preview-slide', () => previewSlide(stage))
      },
    },
    previewReady: {
      english: ['Preview Ready', 'Slide 1 as it will look in the video.'],
      expected: ({ scripts: { preview } }) => [
        preview.ready.title,
        fill(preview.ready.description, { number: 1 }),
      ],
      isFailure: false,
      provoke: previewSlide,
    },
    started: {
      english: ['Presentation Started', 'Space pauses, the arrow keys change the slide, Escape stops.'],
      expected: ({ presentation: { started } }) => [started.title, started.description],
      isFailure: false,
      provoke: async (stage) => {
        // Narration is held until the row 'complete', so the first slide stays, and its toast.
        await holdBack(stage.page, speech)
        await stage.openEditor()
        await present(stage)
      },
    },
    stopped: {
      english: ['Presentation Stopped', 'It ended at slide 1 of 2.'],
      expected: ({ presentation: { stopped } }) => [
        stopped.title,
        fill(stopped.description, { number: 1, count: 2 }),
      ],
      isFailure: false,
      provoke: async (stage) => {
        await stage.openEditor()
        await present(stage)
        await stage.page.getByRole('dialog').waitFor()
        await stage.page.keyboard.press('Escape')
      },
    },
    complete: {
      english: ['Presentation Complete', 'That was the last slide.'],
      expected: ({ presentation: { complete } }) => [complete.title, complete.description],
      isFailure: false,
      provoke: async (stage) => {
        await stage.page.unroute(speech)
        await present(stage)
      },
    },
    unmade: {
      english: [
        'TTS Generation Failed',
        'Slide 1 is shown without speech. Check its voice and the connection, then try again.',
      ],
      expected: ({ presentation: { unmade } }) => [unmade.title, fill(unmade.description, { number: 1 })],
      isFailure: true,
      provoke: async (stage) => {
        await stage.openEditor()
        await whileCut(stage, speech, () => playSlide(stage, 1))
      },
    },
    unplayable: {
      english: [
        'Audio Error',
        'The sound of slide 2 cannot be played. Record it again, or remove the recording.',
      ],
      expected: ({ presentation: { unplayable } }) => [
        unplayable.title,
        fill(unplayable.description, { number: 2 }),
      ],
      isFailure: true,
      provoke: async (stage) => {
        await giveSounds(await read(stage), { 1: { recording: 8 }, 2: { recording: 2, isBroken: true } })
        await stage.openEditor()
        await playSlide(stage, 2)
      },
    },
    noContent: {
      english: ['No Content', 'Write a script for this slide, or record your voice.'],
      expected: ({ presentation: { noContent } }) => [noContent.title, noContent.description],
      isFailure: true,
      provoke: async (stage) => {
        await uploadSlide(stage, 93)
        await stage.openEditor()
        await playSlide(stage, 3)
      },
    },
    missing: {
      english: ['Slide Error', 'Slide 2 is no longer there. The presentation goes on without it.'],
      expected: ({ presentation: { missing } }) => [missing.title, fill(missing.description, { number: 2 })],
      isFailure: true,
      provoke: async (stage) => {
        // The last slide is long: the end of a presentation has a toast of its own.
        await giveSounds(await read(stage), { 3: { recording: 30 } })
        await stage.openEditor()
        await present(stage)
        await stage.page.getByRole('dialog').and(stage.page.locator('[data-stage=recording]')).waitFor()
        // Paused, or the presentation might reach slide 2 before it is deleted.
        await stage.page.keyboard.press('Space')
        await stage.page.getByRole('dialog').getByText(stage.words.presentation.paused).waitFor()
        await loseSecondOfThree(stage)
        await stage.page.keyboard.press('ArrowRight')
      },
    },
    unshown: {
      english: [
        'Preview Error',
        'Slide 3 cannot be shown. Load the page again; if that does not help, replace its image.',
      ],
      expected: ({ presentation: { unshown } }) => [unshown.title, fill(unshown.description, { number: 3 })],
      isFailure: true,
      provoke: async (stage) => {
        const { filename } = await uploadSlide(stage, 94)
        await giveSounds(await read(stage), { 3: { recording: 2 } })
        await removeObject(objectKeys.picture(filename))
        await stage.openEditor()
        await playSlide(stage, 3)
      },
    },
  },
}
