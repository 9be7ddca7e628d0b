import { dropFiles } from '../timeline/drop-files.ts'
import { tinyPicture } from '../timeline/tiny-slides.ts'
import { fill, pattern, press, type Stage, type ToastArea, whileCut } from './toast-row.ts'

const anyImage = /\/images\/[^/]+$/

const upload = async ({ page }: Stage, shade: number) => {
  const file = { name: `added ${shade}.png`, mimeType: 'image/png', buffer: await tinyPicture(shade) }
  await page.getByTestId('slide-chooser').setInputFiles(file)
}
const moveDown = (stage: Stage) => press(stage, fill(stage.words.editor.timeline.down, { number: 1 }))
const openMenu = ({ page, words }: Stage) =>
  page
    .getByRole('region', { name: words.editor.timeline.title })
    .getByRole('button', { name: fill(words.editor.timeline.menu.open, { number: 1 }), exact: true })
    .click()
const choose = async (stage: Stage, item: 'duplicate' | 'rename' | 'replace' | 'thumbnail' | 'delete') => {
  await openMenu(stage)
  const name = stage.words.editor.timeline.menu[item]
  await stage.page.getByRole('menuitem', { name, exact: true }).click()
}
const replaceWith = async (stage: Stage, file: { name: string; mimeType: string; buffer: Buffer }) => {
  const choosing = stage.page.waitForEvent('filechooser')
  await choose(stage, 'replace')
  await (await choosing).setFiles(file)
}
const inDialog = (stage: Stage, name: string) =>
  stage.page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
const unreached = 'The server cannot be reached. Check the connection and try again.'

export const timeline: ToastArea = {
  slides: 2,
  rows: {
    uploadFailed: {
      english: ['Error', 'Failed to upload image'],
      expected: (words) => [words.app.error, words.editor.uploads.failed],
      isFailure: true,
      provoke: async (stage) => {
        await stage.openEditor()
        await whileCut(stage, '**/images', () => upload(stage, 90))
      },
    },
    uploaded: {
      english: ['Success', 'Image uploaded successfully'],
      expected: (words) => [words.app.success, words.editor.uploads.uploaded],
      isFailure: false,
      provoke: (stage) => upload(stage, 91),
    },
    invalidFiles: {
      english: ['Invalid Files', 'Please drop only image files'],
      expected: ({ editor }) => [editor.uploads.invalid.title, editor.uploads.invalid.description],
      isFailure: true,
      provoke: async ({ page, words }) => {
        const zone = page.getByRole('button', { name: words.editor.timeline.drop })
        await dropFiles(zone, [{ name: 'notes.txt', type: 'text/plain', bytes: Buffer.from('notes') }])
      },
    },
    reorderFailed: {
      english: ['Error', 'Failed to reorder slides'],
      expected: (words) => [words.app.error, words.editor.timeline.reorderFailed],
      isFailure: true,
      provoke: (stage) => whileCut(stage, '**/reorder-slides', () => moveDown(stage)),
    },
    reordered: {
      english: ['Success', 'Slides reordered successfully'],
      expected: (words) => [words.app.success, words.editor.timeline.reordered],
      isFailure: false,
      provoke: moveDown,
    },
    duplicateFailed: {
      english: ['Error', unreached],
      expected: (words) => [words.app.error, words.editor.timeline.noConnection],
      isFailure: true,
      provoke: (stage) => whileCut(stage, '**/duplicate', () => choose(stage, 'duplicate')),
    },
    duplicated: {
      english: ['Success', 'Slide duplicated successfully'],
      expected: (words) => [words.app.success, words.editor.timeline.duplicated],
      isFailure: false,
      provoke: (stage) => choose(stage, 'duplicate'),
    },
    updateFailed: {
      english: ['Update Failed', unreached],
      expected: ({ editor }) => [editor.timeline.rename.failed, editor.timeline.noConnection],
      isFailure: true,
      provoke: async (stage) => {
        const { rename } = stage.words.editor.timeline
        await choose(stage, 'rename')
        await stage.page.getByRole('textbox', { name: rename.name, exact: true }).fill('Not so')
        await whileCut(stage, anyImage, () => inDialog(stage, rename.save))
      },
    },
    invalidFile: {
      english: ['Invalid File', 'Please select an image file.'],
      expected: ({ editor }) => [editor.timeline.replace.invalid, editor.timeline.replace.choose],
      isFailure: true,
      provoke: async (stage) => {
        await stage.openEditor()
        await replaceWith(stage, { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('text') })
      },
    },
    replaceFailed: {
      english: ['Replace Failed', unreached],
      expected: ({ editor }) => [editor.timeline.replace.failed, editor.timeline.noConnection],
      isFailure: true,
      provoke: async (stage) => {
        const buffer = await tinyPicture(92)
        await whileCut(stage, '**/replace', () =>
          replaceWith(stage, { name: 'b.png', mimeType: 'image/png', buffer }),
        )
      },
    },
    thumbnailFailed: {
      english: ['Error', 'Failed to update project thumbnail'],
      expected: (words) => [words.app.error, words.editor.timeline.thumbnailFailed],
      isFailure: true,
      provoke: (stage) => whileCut(stage, /\/api\/projects\/[^/]+$/, () => choose(stage, 'thumbnail')),
    },
    thumbnailChosen: {
      english: ['Success', 'Project thumbnail updated successfully'],
      expected: (words) => [words.app.success, words.editor.timeline.thumbnailChosen],
      isFailure: false,
      provoke: (stage) => choose(stage, 'thumbnail'),
    },
    deleteFailed: {
      english: ['Delete Failed', unreached],
      expected: ({ editor }) => [editor.timeline.delete.failed, editor.timeline.noConnection],
      isFailure: true,
      provoke: async (stage) => {
        await choose(stage, 'delete')
        await whileCut(stage, anyImage, () => inDialog(stage, stage.words.editor.timeline.delete.confirm))
      },
    },
  },
}

const reset = (stage: Stage) => press(stage, stage.words.timing.resetAll)
const setLength = async ({ page, words }: Stage, seconds: string) => {
  const length = page
    .getByRole('spinbutton', { name: fill(words.timing.length, { number: 1 }), exact: true })
    .first()
  await length.fill(seconds)
  await length.press('Enter')
}

export const timing: ToastArea = {
  slides: 2,
  rows: {
    updated: {
      english: ['Timing Updated', pattern('The video now lasts {{time}}.')],
      expected: (words) => [words.timing.updated.title, pattern(words.timing.updated.description)],
      isFailure: false,
      provoke: async (stage) => {
        await stage.openEditor()
        await stage.page.getByRole('tab', { name: stage.words.editor.timeline.tabs.timing }).click()
        await setLength(stage, '12')
      },
    },
    reset: {
      english: ['Timing Reset', 'Every slide lasts as long as its narration and a pause again.'],
      expected: ({ timing }) => [timing.reset.title, timing.reset.description],
      isFailure: false,
      provoke: reset,
    },
  },
}
