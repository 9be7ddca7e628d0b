import { expect } from '@playwright/test'
import { createProject } from '@voxdeck/contracts/projects/create-project'
import { deleteProject } from '@voxdeck/contracts/projects/delete-project'
import { restoreProject } from '@voxdeck/contracts/projects/restore-project'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { beginTestVideo } from '@voxdeck/db/testing/begin-test-video'
import { endVideo, recordWork } from '@voxdeck/db/videos/video-lifecycle'
import { cardOf, cards, newProject, openDashboard, summaryOf } from './dashboard/dashboard-page.ts'
import { test } from './dashboard/with-person.ts'
import { setHidden } from './set-hidden.ts'

const work = (unit: number) => ({
  unit: `speech:en:${unit}:0`,
  step: 'speech' as const,
  cost: 1,
  reused: false,
  seconds: 1,
})

test.describe('the dashboard as it happens', () => {
  test('D35 a card follows its video to the end, and the page was not loaded again', async ({
    page,
    person,
    database,
  }) => {
    const { id } = await newProject(person.client, 'Roots')
    await openDashboard(page)
    const card = cardOf(page, 'Roots')
    await expect(card).toContainText('No video yet')
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    const video = await beginTestVideo(database.db, id)
    await expect(card).toContainText(/Generating\s*0%/)
    // The counts are refreshed for the video that began; its progress refreshes nothing.
    await expect(summaryOf(page, 'Videos Generated')).toContainText('1')
    const asked: string[] = []
    page.on(
      'request',
      (request) => /\/api\/(projects\?|dashboard)/.test(request.url()) && asked.push(request.url()),
    )
    await recordWork(database.db, video, [work(0)])
    await expect(card).toContainText(/Generating\s*[1-9]\d?%/)
    // Longer than a refresh waits for changes to settle.
    await page.waitForTimeout(1500)
    expect(asked).toEqual([])
    await endVideo(database.db, video, { status: 'failed', code: 'speech_failed', step: 'speech' })
    await expect(card).toContainText('Failed')
    await expect(card).not.toContainText('Generating')
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  })

  test('D35 G21 a video that ends while the connection is away is not shown as it was for ever', async ({
    page,
    person,
    database,
    context,
  }) => {
    const { id } = await newProject(person.client, 'Roots')
    const video = await beginTestVideo(database.db, id)
    await openDashboard(page)
    await expect(cardOf(page, 'Roots')).toContainText('Generating')
    await expect(page).toHaveTitle('0% Voxdeck')
    await context.setOffline(true)
    await endVideo(database.db, video, { status: 'cancelled' })
    await context.setOffline(false)
    await expect(cardOf(page, 'Roots')).toContainText('Cancelled', { timeout: 30_000 })
    await expect(page).toHaveTitle('Voxdeck')
  })

  test('D35 projects come, change and go', async ({ page, person }) => {
    await openDashboard(page)
    await expect(page.getByText('No projects yet')).toBeVisible()
    const { id } = await person.client.call(createProject, { body: { title: 'Roots' } })
    await expect(cardOf(page, 'Roots')).toBeVisible()
    await person.client.call(updateProject, { params: { id }, body: { title: 'Roots and leaves' } })
    await expect(cardOf(page, 'Roots and leaves')).toBeVisible()
    await person.client.call(deleteProject, { params: { id } })
    await expect(cards(page)).toHaveCount(0)
    await person.client.call(restoreProject, { params: { id } })
    await expect(cardOf(page, 'Roots and leaves')).toBeVisible()
  })

  test('D13 D35 a refresh of its own that fails keeps the list and says nothing', async ({
    page,
    person,
  }) => {
    const { id } = await newProject(person.client, 'Roots')
    await openDashboard(page)
    await expect(cardOf(page, 'Roots')).toBeVisible()
    const lists = /\/api\/projects\?/
    await page.route(lists, (route) => route.abort('internetdisconnected'))
    const failed = page.waitForEvent('requestfailed', (request) => lists.test(request.url()))
    await person.client.call(updateProject, { params: { id }, body: { title: 'Roots and leaves' } })
    await failed
    await page.unroute(lists)
    await person.client.call(updateProject, { params: { id }, body: { title: 'Roots and crowns' } })
    await expect(cardOf(page, 'Roots and crowns')).toBeVisible()
    await expect(page.getByText('Failed to load projects')).toHaveCount(0)
  })

  test('D35 a hidden page asks for nothing, and is as it should be when somebody looks', async ({
    page,
    person,
  }) => {
    const { id } = await newProject(person.client, 'Roots')
    // The list, and its refresh at the beginning of the stream.
    let lists = 0
    const refreshed = page.waitForResponse((response) => {
      if (/\/api\/projects\?/.test(response.url())) lists += 1
      return lists === 2
    })
    await openDashboard(page)
    await expect(cardOf(page, 'Roots')).toBeVisible()
    await refreshed
    await setHidden(page, true)
    const asked: string[] = []
    page.on(
      'request',
      (request) => /\/api\/(projects\?|dashboard)/.test(request.url()) && asked.push(request.url()),
    )
    for (const title of ['One', 'Two', 'Three'])
      await person.client.call(updateProject, { params: { id }, body: { title } })
    const other = await page.context().newPage()
    await openDashboard(other)
    await expect(cardOf(other, 'Three')).toBeVisible()
    // Both tabs are told of this one.
    await person.client.call(updateProject, { params: { id }, body: { title: 'Four' } })
    await expect(cardOf(other, 'Four')).toBeVisible()
    expect(asked).toEqual([])
    await setHidden(page, false)
    await expect(cardOf(page, 'Four')).toBeVisible()
  })
})
