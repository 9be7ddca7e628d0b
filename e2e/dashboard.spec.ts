import { expect } from '@playwright/test'
import { getProject } from '@voxdeck/contracts/projects/get-project'
import { beginTestVideo } from '@voxdeck/db/testing/begin-test-video'
import { endVideo } from '@voxdeck/db/videos/video-lifecycle'
import { randomFilename } from '@voxdeck/storage/random-filename'
import { cardOf, cards, newProject, openDashboard, summaryOf } from './dashboard/dashboard-page.ts'
import { fillAccount } from './dashboard/fill-account.ts'
import { test } from './dashboard/with-person.ts'
import { expectSignInAfter } from './expect-sign-in-after.ts'
import { answerWith204, holdBack } from './network.ts'
import { endSessions, newPerson, signInAs } from './new-person.ts'
import { productUrl } from './product.ts'
import { expectToast } from './toast.ts'

test.describe('who is there', () => {
  test('W1 D1 D3 the dashboard greets by first name, and its header has name, initials and the way out', async ({
    page,
    context,
  }) => {
    await openDashboard(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Mira')
    const header = page.getByRole('banner')
    await expect(header.locator('[data-account]')).toContainText('Mira')
    await expect(header.locator('[data-account] [aria-hidden]')).toHaveText('M')
    await header.getByRole('link', { name: 'Log out' }).click()
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
    expect(await context.request.get(`${productUrl()}/api/auth/user`).then((answer) => answer.status())).toBe(
      401,
    )
  })

  test('D1 without a first name the e-mail stands there, without either User', async ({
    page,
    context,
    database,
  }) => {
    await signInAs(context, await newPerson(database, { firstName: null, email: 'mira@example.test' }))
    await openDashboard(page)
    await expect(page.locator('[data-account]')).toContainText('mira@example.test')
    await signInAs(context, await newPerson(database, { firstName: null }))
    await openDashboard(page)
    await expect(page.locator('[data-account]')).toContainText('User')
  })
})

test.describe('the list', () => {
  test('D10 D11 without projects it says so; the first is named after today and opened', async ({
    page,
    person,
  }) => {
    await openDashboard(page)
    await expect(page.getByText('No projects yet')).toBeVisible()
    await page.getByRole('button', { name: 'Create Your First Project' }).click()
    await page.waitForURL(/\/projects\/[0-9a-f-]{36}$/)
    const id = page.url().split('/').at(-1) ?? ''
    const today = new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date())
    const { title } = await person.client.call(getProject, { params: { id } })
    expect(title).toBe(`New Project - ${today}`)
    await page.goBack()
    await expect(cardOf(page, title)).toBeVisible()
    await page.getByRole('button', { name: 'New Project', exact: true }).click()
    await page.waitForURL(/\/projects\/[0-9a-f-]{36}$/)
    expect(page.url()).not.toContain(id)
  })

  test('D4 D5 D6 three cards count all projects, not those on the screen', async ({
    page,
    person,
    database,
  }) => {
    await fillAccount(database, { userId: person.userId, projects: 1250, slides: 2 })
    await openDashboard(page)
    await expect(summaryOf(page, 'Total Projects')).toContainText('1,250')
    await expect(summaryOf(page, 'Total Projects')).toContainText('2500 slides in all')
    await expect(summaryOf(page, 'Videos Generated').locator('dd')).toHaveText([
      '625',
      '625 projects with a completed video',
    ])
    await expect(summaryOf(page, 'Languages')).toContainText('0')
    await expect(summaryOf(page, 'Languages')).toContainText('translations, into 0 languages')
    await expect(cards(page)).toHaveCount(12)
  })

  test('D5 all videos count, failed and cancelled ones too, previews do not; a project counts once, however many it completed', async ({
    page,
    person,
    database: { db, pool },
  }) => {
    const completed = () => ({
      status: 'completed' as const,
      filename: randomFilename('mp4'),
      durationSeconds: 1,
      size: 1,
      timeline: [],
    })
    const failed = () => ({ status: 'failed' as const, code: 'render_failed', step: 'render' as const })
    const cancelled = () => ({ status: 'cancelled' as const })
    const end = async (
      projectId: string,
      endings: (typeof completed | typeof failed | typeof cancelled)[],
    ) => {
      const videos = []
      for (const ending of endings) {
        const video = await beginTestVideo(db, projectId)
        await endVideo(db, video, ending())
        videos.push(video.videoId)
      }
      return videos
    }
    const [often, never, previewed, once] = [
      await newProject(person.client, 'Made often'),
      await newProject(person.client, 'Never made'),
      await newProject(person.client, 'Only previewed'),
      await newProject(person.client, 'Made once'),
    ]
    await end(often.id, [completed, failed, completed, cancelled, completed])
    await end(never.id, [failed, cancelled])
    await beginTestVideo(db, never.id)
    await end(once.id, [completed])
    const previews = [
      ...(await end(previewed.id, [completed, completed, failed])),
      ...(await end(often.id, [completed])),
    ]
    await pool.query("update videos set kind = 'preview' where id = any($1)", [previews])
    await openDashboard(page)
    await expect(summaryOf(page, 'Videos Generated').locator('dd')).toHaveText([
      '9',
      '2 projects with a completed video',
    ])
  })

  test('D7 D8 D9 D21 a card shows title, picture, slides, languages, video and edit time, and opens its project', async ({
    page,
    person,
    database,
  }) => {
    await fillAccount(database, { userId: person.userId, projects: 3, slides: 4 })
    const bare = await newProject(person.client, 'Bare')
    await openDashboard(page)
    const first = cardOf(page, 'Video 1')
    await expect(first).toContainText('4 slides · 1 language')
    await expect(first).toContainText('Ready')
    await expect(first).toContainText('1:23')
    await expect(first).toContainText('Edited 1 minute ago')
    const thumbnail = first.locator('img')
    await expect(thumbnail).toHaveAttribute('src', /^\/api\/images\/[0-9a-f]{32}\.webp$/)
    await expect.poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
    await expect(cardOf(page, 'Video 2')).toContainText('No video yet')
    await expect(cardOf(page, 'Bare')).toContainText('0 slides · 1 language')
    await expect(cardOf(page, 'Bare').locator('img')).toHaveCount(0)

    for (const [status, words] of [
      ['generating', 'Generating'],
      ['failed', 'Failed'],
      ['cancelled', 'Cancelled'],
    ] as const) {
      const { rows } = await database.pool.query<{ id: string }>(
        "select projects.id from projects join members on project_id = projects.id where user_id = $1 and title = 'Video 1'",
        [person.userId],
      )
      await database.pool.query('update videos set status = $2 where project_id = $1', [rows[0]?.id, status])
      await page.reload()
      await expect(first).toContainText(words)
    }

    // A click anywhere on the card opens the project, not only one on its text.
    await cardOf(page, 'Bare').click({ position: { x: 60, y: 60 } })
    await expect(page).toHaveURL(`${productUrl()}/projects/${bare.id}`)
  })

  test('D12 while it loads it says so, and holds the place', async ({ page, person }) => {
    await newProject(person.client, 'Slow to come')
    const letGo = await holdBack(page, /\/api\/projects\?/)
    await openDashboard(page)
    await expect(page.getByText('Loading your projects...')).toBeVisible()
    await expect(page.locator('main li')).toHaveCount(3)
    letGo()
    await expect(cardOf(page, 'Slow to come')).toBeVisible()
    await expect(page.getByText('Loading your projects...')).toHaveCount(0)
  })

  test('D13 a load that fails is told and can be tried again', async ({ page, person }) => {
    await newProject(person.client, 'Here after all')
    // Going back from a project is a client-side navigation, so only the list's requests meet the aborted route.
    await openDashboard(page, 'projects/00000000-0000-4000-8000-000000000000')
    await page
      .getByRole('button', { name: 'Back to Projects' })
      .or(page.getByRole('link', { name: 'Back to Projects' }))
      .waitFor()
    await page.route(/\/api\/(projects\?|dashboard)/, (route) => route.abort('internetdisconnected'))
    await page.getByText('Back to Projects').click()
    await expectToast(page, 'Error', 'Failed to load projects')
    await expect(page.getByText('Your projects could not be loaded')).toBeVisible()
    await page.unroute(/\/api\/(projects\?|dashboard)/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(cardOf(page, 'Here after all')).toBeVisible()
    await expect(summaryOf(page, 'Total Projects')).toContainText('1')
  })

  test('D14 a creation that fails is told', async ({ page, context }) => {
    await openDashboard(page)
    await expect(page.getByText('No projects yet')).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'New Project', exact: true }).click()
    await expectToast(page, 'Error', 'Failed to create project')
    await context.setOffline(false)
    await expect(page).toHaveURL(`${productUrl()}/`)
    await page.getByRole('button', { name: 'New Project', exact: true }).click()
    await page.waitForURL(/\/projects\//)
  })

  test('D15 a session that ended is told, and leads to sign-in after 500 ms, not before', async ({
    page,
    person,
    database,
  }) => {
    await newProject(person.client, 'Mine')
    await page.clock.install()
    await openDashboard(page)
    await expect(cardOf(page, 'Mine')).toBeVisible()
    const leaving = page.waitForRequest(/\/api\/login/)
    await answerWith204(page, '**/api/login*')
    await expectSignInAfter(page, 500, async () => {
      await endSessions(database, person)
      await page.getByRole('textbox', { name: 'Search projects' }).fill('mine')
    })
    const request = await leaving
    expect(new URL(request.url()).searchParams.get('returnTo')).toBe('/?search=mine')
  })
})
