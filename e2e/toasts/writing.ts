import { expect } from '@playwright/test'
import { saveState } from '../writing/open-project.ts'
import { fill, press, type Stage, type ToastArea, whileCut } from './toast-row.ts'

const field = ({ page, words }: Stage, number: number) =>
  page.getByRole('textbox', { name: fill(words.editor.scripts.slide, { number }), exact: true })
const listen = (stage: Stage, number: number) =>
  press(stage, fill(stage.words.scripts.listen.slide, { number }))

/** Toasts of a project with slides: scripts, voices and previews. */
export const writing: ToastArea = {
  slides: 2,
  prepare: (page) => page.context().grantPermissions(['clipboard-read', 'clipboard-write']),
  rows: {
    noText: {
      english: ['No Text', 'Add some text to preview audio.'],
      expected: ({ scripts }) => [scripts.listen.noText.title, scripts.listen.noText.description],
      isFailure: true,
      provoke: async (stage) => {
        await stage.openEditor()
        await field(stage, 2).fill('')
        await listen(stage, 2)
      },
    },
    scriptsSaved: {
      english: ['Scripts Saved', 'Your scripts have been saved successfully.'],
      expected: ({ editor }) => [editor.scripts.saved.title, editor.scripts.saved.description],
      isFailure: false,
      provoke: async (stage) => {
        await field(stage, 2).fill('A ship.')
        await press(stage, stage.words.editor.scripts.save)
      },
    },
    audioPreview: {
      english: ['Audio Preview', 'Playing what you wrote.'],
      expected: ({ scripts }) => [scripts.listen.started.title, scripts.listen.started.description],
      isFailure: false,
      provoke: (stage) => listen(stage, 2),
    },
    previewFailed: {
      english: ['Preview Failed', 'Could not generate audio preview. Please try again.'],
      expected: ({ scripts }) => [scripts.listen.unmade.title, scripts.listen.unmade.description],
      isFailure: true,
      provoke: (stage) => whileCut(stage, '**/api/tts/preview', () => listen(stage, 1)),
    },
    playbackError: {
      english: ['Playback Error', 'Failed to play audio preview'],
      expected: ({ scripts }) => [scripts.listen.unplayable.title, scripts.listen.unplayable.description],
      isFailure: true,
      provoke: async (stage) => {
        await stage.page.evaluate(() => {
          HTMLMediaElement.prototype.play = () =>
            Promise.reject(new DOMException('no codec', 'NotSupportedError'))
        })
        await listen(stage, 1)
      },
    },
    voiceChanged: {
      english: ['Voice Changed', 'Bella now speaks slide 2.'],
      expected: ({ editor }) => [
        editor.scripts.voiceChanged.title,
        fill(editor.scripts.voiceChanged.description, { voice: 'Bella', number: 2 }),
      ],
      isFailure: false,
      provoke: async ({ page, words }) => {
        const name = fill(words.editor.scripts.voice, { number: 2 })
        await page.getByRole('combobox', { name, exact: true }).click()
        await page.getByRole('option', { name: 'Bella' }).click()
      },
    },
    voiceForAll: {
      english: ['Voice Changed', 'Adam now speaks 2 slides.'],
      expected: ({ editor }) => [
        editor.scripts.voiceChanged.title,
        fill(editor.scripts.voiceChanged.several, { voice: 'Adam', count: 2 }),
      ],
      isFailure: false,
      provoke: async ({ page, words }) => {
        const name = fill(words.editor.scripts.voice, { number: 1 })
        await page.getByRole('combobox', { name, exact: true }).click()
        await page.getByRole('checkbox', { name: fill(words.voices.forAll, { count: 2 }) }).check()
        await page.getByRole('option', { name: 'Adam' }).click()
      },
    },
    copied: {
      english: ['Copied to Clipboard', 'The script is ready to be pasted.'],
      expected: ({ scripts }) => [scripts.copy.done.title, scripts.copy.done.description],
      isFailure: false,
      provoke: (stage) => press(stage, fill(stage.words.scripts.copy.slide, { number: 1 })),
    },
    templateApplied: {
      english: ['Template Applied', 'Fill in what stands in brackets.'],
      expected: ({ templates }) => [templates.applied.title, templates.applied.description],
      isFailure: false,
      provoke: async (stage) => {
        const { scripts, spread, templates } = stage.words
        await press(stage, scripts.templates.show)
        await press(stage, fill(templates.useNamed, { title: templates.howToGuide.title }))
        await press(stage, fill(spread.take_other, { count: 2 }))
      },
    },
  },
}

/** Toasts of a project without slides: the English script and the project's name. */
export const englishScript: ToastArea = {
  slides: 0,
  rows: {
    noScript: {
      english: ['No Script', 'Please enter some text to preview'],
      expected: ({ scripts }) => [scripts.listen.noScript.title, scripts.listen.noScript.description],
      isFailure: true,
      provoke: async (stage) => {
        await stage.openEditor()
        await press(stage, stage.words.scripts.listen.english)
      },
    },
    tooLong: {
      english: ['Text Too Long', 'Preview is limited to 500 characters. Select a shorter portion.'],
      expected: ({ scripts }) => [scripts.listen.tooLong.title, scripts.listen.tooLong.description],
      isFailure: true,
      provoke: async (stage) => {
        const { page, words } = stage
        const text = 'word '.repeat(101).trim()
        await page.getByRole('textbox', { name: words.editor.englishScript.title }).fill(text)
        await press(stage, words.scripts.listen.english)
      },
    },
    renamed: {
      english: ['Success', 'Project name updated successfully'],
      expected: (words) => [words.app.success, words.scripts.rename.done],
      isFailure: false,
      provoke: (stage) => renameHere(stage, 'Called otherwise'),
    },
    renameFailed: {
      english: ['Error', 'Failed to update project name'],
      expected: (words) => [words.app.error, words.scripts.rename.failed],
      isFailure: true,
      provoke: async (stage) => {
        // Wait until the long text is saved: its failed save would show a toast in place of this one.
        await expect(saveState(stage.page)).toHaveText(stage.words.editor.saveState.saved)
        await whileCut(stage, /\/api\/projects\/[^/]+$/, () => renameHere(stage, 'Not so'))
      },
    },
  },
}

const renameHere = async ({ page, words }: Stage, title: string) => {
  await page.locator('h1 button').click()
  const name = page.getByRole('textbox', { name: words.scripts.rename.field })
  await name.fill(title)
  await name.press('Enter')
}
