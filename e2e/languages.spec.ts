import { getProject } from '@voxdeck/contracts/projects/get-project'
import { findBrokenWords } from './quality/find-broken-words.ts'
import { findEnglish } from './quality/find-english.ts'
import { expect, test } from './quality/fixtures.ts'
import { heading } from './quality/states/steps.ts'
import { titles } from './quality/world.ts'

test('I1 I7 the interface is English at first, and each language is named in itself', async ({
  world,
  browser,
}) => {
  const context = await browser.newContext({ locale: 'th-TH' })
  const page = await context.newPage()
  await page.goto(world.url)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Give your slides a voice')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const choices = page.getByRole('group', { name: 'Display language' }).getByRole('button')
  await expect(choices).toHaveText(['English', 'ไทย'])
  await expect(choices.locator('svg')).toHaveCount(2)
  await context.close()
})

test('I2 switching changes all text at once, without a reload, and is remembered', async ({
  world,
  browser,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(world.url)
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  const choose = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await choose('ไทย')
  await expect(page.getByRole('link', { name: 'เข้าสู่ระบบ' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  expect(await findEnglish(page, [])).toEqual([])
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
  await page.reload()
  await expect(page.getByRole('link', { name: 'เข้าสู่ระบบ' })).toBeVisible()
  await choose('English')
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
  await context.close()
})

test('I5 Thai lines wrap at words, on a phone', async ({ world, visit }) => {
  const narrow = { language: 'th', width: 390, height: 844 } as const
  for (const [person, path] of [
    [null, '/'],
    [world.owner, '/'],
    [world.newcomer, '/'],
    [world.owner, `/projects/${world.projects.slides}`],
    [world.owner, `/projects/${world.projects.empty}`],
  ] as const) {
    const page = await visit(person, narrow)
    await page.goto(world.url + path)
    await heading(page)
    await expect.poll(async () => (await findBrokenWords(page)).lines).toBeGreaterThan(10)
    await page.evaluate(() => document.fonts.ready)
    expect.soft((await findBrokenWords(page)).broken, path).toEqual([])
  }
})

test('I6 dates and numbers are Thai in Thai', async ({ world, visit }) => {
  const { createdAt, updatedAt } = await world.client.call(getProject, {
    params: { id: world.projects.slides },
  })
  const date = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
  const time = { hour: '2-digit', minute: '2-digit' } as const
  const thai = (moment: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('th-TH', options).format(new Date(moment))
  const page = await visit(world.owner, { language: 'th' })
  await page.goto(`${world.url}/projects/${world.projects.slides}`)
  await expect(page.getByText(`สร้างเมื่อ ${thai(createdAt, date)}`)).toBeVisible()
  await expect(page.getByText(`แก้ไขล่าสุด ${thai(updatedAt, { ...date, ...time })}`)).toBeVisible()
  // Thai calendars count the years of the Buddhist era.
  expect(thai(createdAt, date)).toContain(String(new Date(createdAt).getUTCFullYear() + 543))
  await page.goto(world.url)
  await expect(page.getByRole('heading', { name: titles.watched })).toBeVisible()
  await expect(page.locator('time').first()).toHaveText(/^แก้ไขล่าสุด .*(เมื่อสักครู่|วินาที|นาที|ชั่วโมง)/)
})
