import { expect } from '@playwright/test'
import { cardOf, cards, newProject, openDashboard, shownTitles } from './dashboard/dashboard-page.ts'
import { fillAccount } from './dashboard/fill-account.ts'
import { test } from './dashboard/with-person.ts'
import { productUrl } from './product.ts'
import { expectToast } from './toast.ts'

test.describe('finding projects', () => {
  test('D26 D27 by a part of the title, among all of them; without a hit it can be cleared', async ({
    page,
    person,
    database,
  }) => {
    await fillAccount(database, { userId: person.userId, projects: 30, slides: 1 })
    await database.pool.query(
      "update projects set title = 'Der HAFEN am Abend' where id = (select project_id from members join projects on id = project_id where user_id = $1 and title = 'Video 30')",
      [person.userId],
    )
    await openDashboard(page)
    await expect(cards(page)).toHaveCount(12)
    await page.keyboard.press('/')
    const field = page.getByRole('textbox', { name: 'Search projects' })
    await expect(field).toBeFocused()
    await page.keyboard.type('hafen')
    await expect(cards(page)).toHaveCount(1)
    expect(await shownTitles(page)).toEqual(['Der HAFEN am Abend'])
    await expect(page.getByText('1 project found')).toBeVisible()
    await expect(page).toHaveURL(`${productUrl()}/?search=hafen`)

    // Going back from a project restores the search.
    await cardOf(page, 'Der HAFEN am Abend').getByRole('link').click()
    await page.waitForURL(/\/projects\//)
    await page.goBack()
    await expect(field).toHaveValue('hafen')
    await expect(cards(page)).toHaveCount(1)

    await field.fill('100%')
    await expect(page.getByText('No project is called “100%”')).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Clear search' }).last().click()
    await expect(cards(page)).toHaveCount(12)
    await expect(field).toHaveValue('')
    await expect(page).toHaveURL(`${productUrl()}/`)
  })

  test('D28 by last edited, by creation or by title, and the way back keeps the sorting', async ({
    page,
    person,
    database,
  }) => {
    for (const title of ['Part 10', 'part 2', 'apple']) await newProject(person.client, title)
    await database.pool.query(
      "update projects set updated_at = now() + interval '1 second' where id in (select project_id from members where user_id = $1) and title = 'Part 10'",
      [person.userId],
    )
    await openDashboard(page)
    const sorting = page.getByRole('combobox', { name: 'Sort by' })
    await expect(sorting).toHaveText('Last edited')
    await expect.poll(() => shownTitles(page)).toEqual(['Part 10', 'apple', 'part 2'])
    const sortBy = async (name: string) => {
      await sorting.click()
      await page.getByRole('option', { name }).click()
    }
    await sortBy('Date created')
    await expect.poll(() => shownTitles(page)).toEqual(['apple', 'part 2', 'Part 10'])
    await sortBy('Title')
    await expect.poll(() => shownTitles(page)).toEqual(['apple', 'part 2', 'Part 10'])
    await expect(page).toHaveURL(`${productUrl()}/?sort=title`)
    await page.getByRole('link', { name: 'apple' }).click()
    await page.waitForURL(/\/projects\//)
    await page.goBack()
    await expect(sorting).toHaveText('Title')
    await sortBy('Last edited')
    await expect(page).toHaveURL(`${productUrl()}/`)
  })

  test('D30 more are shown a page at a time, and it says how many of how many', async ({
    page,
    person,
    database,
  }) => {
    await fillAccount(database, { userId: person.userId, projects: 30, slides: 1 })
    await openDashboard(page, '?sort=title')
    const more = page.getByRole('button', { name: 'Show more' })
    await expect(page.getByText('12 of 30 shown')).toBeVisible()
    await more.click()
    await expect(page.getByText('24 of 30 shown')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Video 13', exact: true })).toBeFocused()

    // A page of results that fails to load shows a toast, and can be requested again.
    await page.route(/\/api\/projects\?/, (route) => route.abort('internetdisconnected'))
    await more.click()
    await expectToast(page, 'Error', 'Failed to load projects')
    await expect(cards(page)).toHaveCount(24)
    await page.unroute(/\/api\/projects\?/)
    await more.click()
    await expect(page.getByText('30 of 30 shown')).toBeVisible()
    await expect(more).toHaveCount(0)
    expect(await shownTitles(page)).toEqual(Array.from({ length: 30 }, (_, index) => `Video ${index + 1}`))
    await page.getByRole('textbox', { name: 'Search projects' }).fill('video 2')
    await expect(page.getByText('11 projects found')).toBeVisible()
    await expect(cards(page)).toHaveCount(11)
    await expect(page.getByText('shown')).toHaveCount(0)
  })
})
