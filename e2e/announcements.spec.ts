import { expect, type Page } from '@playwright/test'
import { beginTestVideo } from '@voxdeck/db/testing/begin-test-video'
import { endVideo, recordWork } from '@voxdeck/db/videos/video-lifecycle'
import { browserArguments, browserPath } from './browser.ts'
import { cardOf, newProject, openDashboard } from './dashboard/dashboard-page.ts'
import { test } from './dashboard/with-person.ts'
import { productUrl } from './product.ts'
import { setHidden } from './set-hidden.ts'
import { expectToast } from './toast.ts'

type Shown = { title: string; body: string | undefined; tag: string | undefined }

/** Keeps what the browser is asked to show: what an operating system draws cannot be seen from here. */
const watchNotifications = (page: Page) =>
  page.addInitScript(() => {
    const shown: object[] = []
    const Real = window.Notification
    class Watched extends Real {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options)
        shown.push({ title, body: options?.body, tag: options?.tag })
        Object.assign(window, { pressNotification: () => this.onclick?.(new Event('click')) })
      }
    }
    Object.assign(window, { Notification: Watched, shownNotifications: shown })
  })
const shownIn = (page: Page) =>
  page.evaluate(() => (window as unknown as { shownNotifications: Shown[] }).shownNotifications)

const work = [{ unit: 'speech:en:0:0', step: 'speech' as const, cost: 1, reused: false, seconds: 1 }]

// The headless shell has no notifications to permit.
test.use({ launchOptions: { executablePath: browserPath, args: browserArguments } })

test.describe('told when ready', () => {
  test.beforeEach(async ({ context }) => {
    await context.grantPermissions(['notifications'])
  })
  const failed = { status: 'failed', code: 'speech_failed', step: 'speech' } as const

  test('G21 offered while the first video is made; then a hidden page notifies, once, and a press opens the project', async ({
    page,
    person,
    database,
  }) => {
    await watchNotifications(page)
    const { id } = await newProject(person.client, 'Roots', ['#a83232'])
    await page.goto(`${productUrl()}/projects/${id}`)
    await expect(page.getByRole('button', { name: 'Notify me when it is ready' })).toHaveCount(0)
    const video = await beginTestVideo(database.db, id)
    await page.getByRole('button', { name: 'Notify me when it is ready' }).click()
    await expect(page.getByText('You will be notified')).toBeVisible()
    await openDashboard(page)
    await expect(page).toHaveTitle('0% Voxdeck')
    await setHidden(page, true)
    await recordWork(database.db, video, work)
    await expect(page).toHaveTitle(/^[1-9]\d?% Voxdeck$/)
    expect(await shownIn(page)).toEqual([])
    await endVideo(database.db, video, failed)
    await expect
      .poll(() => shownIn(page))
      .toEqual([{ title: 'Voxdeck', body: 'The video of “Roots” could not be made.', tag: video.videoId }])
    await expect(page).toHaveTitle('! Voxdeck')
    await page.evaluate(() => (window as unknown as { pressNotification: () => void }).pressNotification())
    await expect(page).toHaveURL(`${productUrl()}/projects/${id}`)
    await setHidden(page, false)
    await expect(page).toHaveTitle('Roots · Voxdeck')
  })

  test('G21 nobody is notified who has a tab in view: on another page a toast says it', async ({
    page,
    person,
    database,
    context,
  }) => {
    const { id } = await newProject(person.client, 'Roots')
    await newProject(person.client, 'Leaves')
    const hidden = page
    await watchNotifications(hidden)
    await hidden.addInitScript(() => localStorage.setItem('voxdeck.notifications', 'on'))
    await openDashboard(hidden)
    const video = await beginTestVideo(database.db, id)
    await expect(cardOf(hidden, 'Roots')).toContainText('Generating')
    await setHidden(hidden, true)
    const seen = await context.newPage()
    await openDashboard(seen)
    // The other tab holds the connection, and tells this one what is in the making.
    await expect(seen).toHaveTitle('0% Voxdeck')
    await cardOf(seen, 'Leaves').getByRole('link').click()
    await expect(seen).toHaveTitle('Leaves · Voxdeck')
    await recordWork(database.db, video, work)
    await expect(hidden).toHaveTitle(/^[1-9]\d?% Voxdeck$/)
    await endVideo(database.db, video, failed)
    await expectToast(seen, 'Error', 'The video of “Roots” could not be made.')
    await expect(hidden).toHaveTitle('! Voxdeck')
    expect(await shownIn(hidden)).toEqual([])
  })

  test('G21 who says no is not asked again, and can change their mind in the account menu', async ({
    page,
    person,
    database,
  }) => {
    await watchNotifications(page)
    const { id } = await newProject(person.client, 'Roots')
    const video = await beginTestVideo(database.db, id)
    await page.goto(`${productUrl()}/projects/${id}`)
    await page.getByRole('button', { name: 'No notification' }).click()
    await expect(page.getByRole('button', { name: 'Notify me when it is ready' })).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('region', { name: 'Video generation' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Notify me when it is ready' })).toHaveCount(0)
    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click()
    const choice = page.getByRole('menuitemcheckbox', { name: 'Notify me when a video is ready' })
    await expect(choice).not.toBeChecked()
    await choice.click()
    await expect(choice).toBeChecked()
    await page.keyboard.press('Escape')
    await setHidden(page, true)
    await endVideo(database.db, video, failed)
    await expect.poll(() => shownIn(page).then((shown) => shown.length)).toBe(1)
  })

  test('G21 a cancelled video is nobody’s news', async ({ page, person, database }) => {
    await watchNotifications(page)
    await page.addInitScript(() => localStorage.setItem('voxdeck.notifications', 'on'))
    const { id } = await newProject(person.client, 'Roots')
    const video = await beginTestVideo(database.db, id)
    await openDashboard(page)
    await expect(page).toHaveTitle('0% Voxdeck')
    await setHidden(page, true)
    await endVideo(database.db, video, { status: 'cancelled' })
    await expect(page).toHaveTitle('Voxdeck')
    expect(await shownIn(page)).toEqual([])
  })
})

test('G21 without the permission of the browser nothing is offered', async ({ page, person, database }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window.Notification, 'permission', { get: () => 'denied' }),
  )
  const { id } = await newProject(person.client, 'Roots')
  await beginTestVideo(database.db, id)
  await page.goto(`${productUrl()}/projects/${id}`)
  await expect(page.getByRole('region', { name: 'Video generation' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Notify me when it is ready' })).toHaveCount(0)
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click()
  await expect(page.getByRole('menuitemcheckbox', { name: /Notify me/ })).toBeDisabled()
  await expect(page.getByText('Blocked in the settings of this browser')).toBeVisible()
})
