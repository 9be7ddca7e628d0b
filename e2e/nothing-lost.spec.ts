import { expect, type Page, test } from '@playwright/test'
import { getProject } from '@voxdeck/contracts/projects/get-project'
import { connectDatabase } from '@voxdeck/db/connect'
import { ada, boon, fullName } from '@voxdeck/dev/identity-provider/people'
import { clientFor, note, productUrl } from './product.ts'
import { startTyping } from './writing/keep-typing.ts'
import {
  expectSaved,
  type OpenProject,
  openProject,
  saveState,
  signInContext,
  slideField,
} from './writing/open-project.ts'

/** 20 runs are the full measure: then the network is down for 30 s. */
const runs = Number(process.env.VOXDECK_LOSS_RUNS ?? 4)
const isFull = runs >= 20
const dropSeconds = isFull ? 30 : 5

const written = async ({ read }: OpenProject) =>
  (await read()).slideScripts.map(({ script }) => script).join(' ')

/** The typed numbers that are not in the text. */
const missing = (text: string, typed: readonly string[]) => {
  const there = new Set(text.split(/\s+/))
  return typed.filter((number) => !there.has(number))
}

const prove = async (project: OpenProject, before: readonly string[], all: readonly string[]) => {
  const text = await written(project)
  expect(before.length).toBeGreaterThan(0)
  expect(missing(text, before)).toEqual([])
  note(
    'typed / typed more than 2 s before / lost of all',
    `${all.length} / ${before.length} / ${missing(text, all).length}`,
  )
}

/** Signs in again: the project's own client lost its session together with all others. */
const readerOf = async (id: string) => {
  const client = await clientFor(ada)
  return () => client.call(getProject, { params: { id } })
}

const comeBack = async (page: Page, project: OpenProject) => {
  await page.goto(`${productUrl()}/projects/${project.id}`)
  await expect(slideField(page, 1)).toBeVisible({ timeout: 60_000 })
  await expectSaved(page)
}

const kinds = [
  'the network drops',
  'the tab is killed',
  'the tab is killed while the network is down',
  'the session ends',
] as const
const plan = Array.from({ length: runs }, (_, index) => ({
  run: index + 1,
  kind: kinds[index % kinds.length],
}))

test.describe('nothing typed is lost', () => {
  test.setTimeout(240_000)

  for (const { run, kind } of plan)
    test(`S24 run ${run} of ${runs}: ${kind}`, async ({ page, context }) => {
      const project = await openProject(page, { slides: 2 })
      const typing = startTyping(page, run)
      const typeFor = (seconds: number) => typing.goOn(seconds * 1000)

      if (kind === 'the network drops') {
        await typeFor(2)
        await context.setOffline(true)
        await typeFor(dropSeconds)
        await expect(saveState(page)).toHaveText('Not saved')
        await context.setOffline(false)
        await typeFor(2)
        await expectSaved(page)
        await expect(page.getByText('Your words are kept in this browser')).toBeHidden()
        await prove(project, typing.all(), typing.all())
        return
      }

      if (kind === 'the session ends') {
        await typeFor(6)
        const database = connectDatabase({ url: process.env.DATABASE_URL ?? '', connections: 1 })
        await database.db.deleteFrom('sessions').execute()
        await database.close()
        // Type until the page navigates away; the typing itself may learn of that seconds later.
        const isAway = (address: string) => !address.startsWith(productUrl())
        const leaving = page
          .waitForEvent('framenavigated', (frame) => isAway(frame.url()))
          .then(() => Date.now())
        await typing.goOn(20_000, () => isAway(page.url()))
        const left = await leaving
        await page.getByRole('button', { name: fullName(ada) }).click({ timeout: 60_000 })
        await page.waitForURL(`${productUrl()}/projects/${project.id}`, { timeout: 60_000 })
        await expect(slideField(page, 1)).toBeVisible({ timeout: 60_000 })
        await expectSaved(page)
        const read = await readerOf(project.id)
        await prove({ ...project, read }, typing.before(left - 2000), typing.all())
        return
      }

      await typeFor(2)
      if (kind !== 'the tab is killed') {
        await context.setOffline(true)
        await typeFor(dropSeconds)
      }
      await typeFor(4 + (run % 3))
      const killed = Date.now()
      const crashed = page.waitForEvent('crash')
      const browser = await context.newCDPSession(page)
      browser.send('Page.crash').catch(() => undefined)
      await crashed
      await page.close()
      await context.setOffline(false)
      const again = await context.newPage()
      await comeBack(again, project)
      await prove(project, typing.before(killed - 2000), typing.all())
    })

  test('S24 another person on the same browser never sees what was kept', async ({ page, context }) => {
    const project = await openProject(page, { slides: 1 })
    await context.setOffline(true)
    await slideField(page, 1).fill('For my eyes only.')
    await expect(saveState(page)).toHaveText('Not saved', { timeout: 15_000 })
    await page.close({ runBeforeUnload: false })
    await context.setOffline(false)

    const other = await context.newPage()
    await signInContext(other, boon)
    await other.goto(`${productUrl()}/projects/${project.id}`)
    await expect(other.getByText('Project Not Found')).toBeVisible({ timeout: 60_000 })
    await expect(other.getByText('For my eyes only.')).toHaveCount(0)
    await signInContext(other, ada)
    await comeBack(other, project)
    await expect(slideField(other, 1)).toHaveValue('For my eyes only.')
    await expectSaved(other)
    expect(await written(project)).toBe('For my eyes only.')
  })
})
