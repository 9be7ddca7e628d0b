import type { Page } from '@playwright/test'
import { en } from '../apps/web/src/i18n/en.ts'
import { laterWords } from '../apps/web/src/i18n/later-words.ts'
import { th } from '../apps/web/src/i18n/th.ts'
import { clientOf, newPerson } from './new-person.ts'
import { expect, test } from './quality/fixtures.ts'
import { quickSettings, type World } from './quality/world.ts'
import { expectToast, holdToasts } from './toast.ts'
import { clips } from './toasts/clips.ts'
import { dashboard } from './toasts/dashboard.ts'
import { dictation } from './toasts/dictation.ts'
import { editor } from './toasts/editor.ts'
import { emptyPresentation, presentation } from './toasts/presentation.ts'
import { findUntold } from './toasts/promised-messages.ts'
import { recording } from './toasts/recording.ts'
import { timeline, timing } from './toasts/timeline.ts'
import { type Expected, openToast, type Stage, type ToastArea, type Words } from './toasts/toast-row.ts'
import { englishScript, writing } from './toasts/writing.ts'
import { makeProject } from './video/await-video.ts'

const languages: Record<'en' | 'th', Words> = { en: { ...en, ...laterWords }, th }

const setStage = async (
  world: World,
  page: Page,
  { words, slides }: { words: Words; slides: number },
  person: Stage['person'],
): Promise<Stage> => {
  const client = clientOf(world.url, person)
  const title = 'Messages'
  const shown = world.slides.slice(0, slides)
  const { id, images } = await makeProject(client, title, shown, { ...quickSettings, speakingSpeed: 150 })
  const openEditor = async () => {
    await page.goto(`${world.url}/projects/${id}`)
    await page.getByRole('button', { name: words.editor.draft.save }).waitFor()
  }
  const openDashboard = async () => {
    await page.goto(world.url)
    await page.getByRole('button', { name: words.dashboard.newProject }).waitFor()
  }
  return { page, words, world, person, client, project: { id, title, images }, openEditor, openDashboard }
}

/** Clicks by script: an open dialog would take a pointer press for one outside of it. */
const dismiss = async (page: Page) => {
  await openToast(page)
    .getByRole('button', { includeHidden: true })
    .evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLElement).click()
    })
  await expect(openToast(page)).toHaveCount(0)
}

const expected: Expected[] = []

/** Provokes every toast of an area in both languages, one at a time. */
const tellAll = (name: string, { slides, prepare, rows }: ToastArea) => {
  expected.push(...Object.values(rows).map(({ english }) => english))
  for (const language of ['en', 'th'] as const)
    test(`${name}, in ${language}`, async ({ world, visit }) => {
      test.setTimeout(300_000)
      const words = languages[language]
      const person = await newPerson(world.database)
      const page = await visit(person, { language })
      await holdToasts(page)
      await prepare?.(page)
      const stage = await setStage(world, page, { words, slides }, person)
      for (const [id, row] of Object.entries(rows))
        await test.step(id, async () => {
          await row.provoke(stage)
          const [title, description] = language === 'en' ? row.english : row.expected(words)
          await expectToast(page, title, description, { timeout: 120_000 })
          await expect(openToast(page)).toHaveCount(1)
          if (row.isFailure) await expect(openToast(page)).toHaveClass(/bg-ink/)
          else await expect(openToast(page)).not.toHaveClass(/bg-ink/)
          if (id !== 'unauthorized') await dismiss(page)
        })
    })
}

tellAll('F1 F5 I4 D13 D14 D15 D16 D18 D19 D20 D22 D24 every message of the dashboard', dashboard)
tellAll('F1 F5 I4 E5 E6 E13 P4 P9 G7 G8 G11 G16 V2 V4 V5 every message of the editor', editor)
tellAll('F1 F5 I4 S4 S8 S10 S11 S12 S19 S21 X4 every message of the scripts', writing)
tellAll('F1 F5 I4 S6 S7 D16 D18 E17 every message of the English script', englishScript)
tellAll('F1 F5 I4 S15 S16 S17 every message of the dictation', dictation)
tellAll('F1 F5 I4 T8 T12 T16 T17 T20 T21 T22 T23 T24 every message of the timeline', timeline)
tellAll('F1 F5 I4 M8 M9 M18 every message of the timing', timing)
tellAll('F1 F5 I4 R1 R2 R3 every message of recording', recording)
tellAll('F1 F5 I4 R6 R7 R8 every message of videos behind slides', clips)
tellAll('F1 F5 I4 N1 every message of a presentation without slides', emptyPresentation)
tellAll('F1 F5 I4 P11 R10 N1 N5 every message of presenting and previewing', presentation)

test('F1 I4 every message that docs/product.md promises is among those expected here', () => {
  const { promised, untold } = findUntold(expected)
  expect(promised.length).toBeGreaterThan(60)
  expect(untold).toEqual([])
})
