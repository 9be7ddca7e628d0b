import { expect, type Page, test } from '@playwright/test'
import type { Client } from '@voxdeck/contracts/client'
import { getLanguage } from '@voxdeck/contracts/languages/get-language'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import type { Database } from '@voxdeck/db/connect'
import { addProjectLanguage } from '@voxdeck/db/languages/project-languages'
import { saveMachineTranslations } from '@voxdeck/db/languages/translations'
import { quickest } from './median.ts'
import { clientOf, newPerson, openDatabase, signInAs } from './new-person.ts'
import { note, productUrl } from './product.ts'
import { newTimeline } from './timeline/timeline-page.ts'
import { languageTab } from './writing/language-panel.ts'

const runs = 16
const sizes = [5, 200] as const

const sentences = (slide: number) =>
  `Slide ${slide} says a little. The harbour is quiet, and a ship comes in. Nobody is late tonight.`

/** A project of so many slides, all translated into Spanish, as a worker stores them. */
const makeTranslated = async ({ db }: Database, client: Client, size: number): Promise<string> => {
  const { id, images } = await newTimeline(client, size)
  const slideScripts = images.map((image, index) => ({ imageId: image.id, script: sentences(index + 1) }))
  await client.call(updateProject, { params: { id }, body: { slideScripts } })
  const language = { projectId: id, language: 'es' }
  await addProjectLanguage(db, language)
  const { slides } = await client.call(getLanguage, { params: language })
  const made = slides.map(({ imageId, sourceHash, source, slideNumber }) => ({
    slideId: imageId,
    sourceHash,
    source,
    script: `La diapositiva ${slideNumber} dice poco. El puerto está tranquilo y entra un barco.`,
  }))
  await saveMachineTranslations(
    db,
    { ...language, provider: 'apertium', overwrite: false, requestedAt: new Date() },
    made,
  )
  return id
}

/** Milliseconds from the press on the tab until the first translation is painted. */
const timeFirstPaint = async (page: Page, projectId: string): Promise<number> => {
  await page.goto(`${productUrl()}/projects/${projectId}`)
  const tab = languageTab(page, 'Spanish')
  await tab.waitFor()
  // Wait until the page is idle: only the panel is measured, its requests included.
  await page.waitForLoadState('networkidle')
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let rests = 0
        const look = (deadline: IdleDeadline) => {
          rests = deadline.timeRemaining() > 30 ? rests + 1 : 0
          if (rests >= 3) resolve()
          else requestIdleCallback(look)
        }
        requestIdleCallback(look)
      }),
  )
  const box = await tab.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 8, (box?.y ?? 0) + 8]
  const painted = await page.evaluateHandle(() => ({
    after: new Promise<number>((resolve) => {
      const look = (begun: number) => {
        const shown = document.querySelector<HTMLTextAreaElement>('textarea[lang=es]')
        if (shown?.value.startsWith('La diapositiva 1 ')) setTimeout(() => resolve(performance.now() - begun))
        else requestAnimationFrame(() => look(begun))
      }
      addEventListener('mousedown', ({ timeStamp }) => requestAnimationFrame(() => look(timeStamp)))
    }),
  }))
  // Click by coordinates: looking up a tab by role costs more in a page of 200 slides.
  await page.mouse.click(x, y)
  return painted.evaluate(({ after }) => after)
}

test('O11 with 200 slides the panel first shows within 1.5 times of what it takes with five', async ({
  page,
  context,
}) => {
  test.setTimeout(600_000)
  const database = openDatabase()
  const person = await newPerson(database)
  const client = clientOf(productUrl(), person)
  await signInAs(context, person)
  const projects = {
    5: await makeTranslated(database, client, 5),
    200: await makeTranslated(database, client, 200),
  }
  await database.close()
  const took = { 5: [] as number[], 200: [] as number[] }
  // The first visit fetches the panel's script and is not counted.
  await timeFirstPaint(page, projects[5])
  // In turns, so that other load of the machine falls on both.
  for (let run = 0; run < runs; run++)
    for (const size of sizes) took[size].push(await timeFirstPaint(page, projects[size]))
  for (const size of sizes)
    note(`first paint with ${size} slides, ms`, took[size].map((value) => value.toFixed(0)).join(' '))
  const ratio = quickest(took[200]) / quickest(took[5])
  note('first paint with 200 slides to that with 5', ratio.toFixed(2))
  expect(ratio).toBeLessThanOrEqual(1.5)
})
