import { ada, fullName } from '@voxdeck/dev/identity-provider/people'
import { expect, test } from './quality/fixtures.ts'
import { takeDownload } from './take-download.ts'

test('I2 the whole way in Thai on a phone: from the landing page to a downloaded video', async ({
  world,
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  const nothingSticksOut = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  await page.goto(world.url)
  await page.getByRole('button', { name: 'ไทย', exact: true }).tap()
  await nothingSticksOut()
  await page.getByRole('link', { name: 'เข้าสู่ระบบ' }).tap()
  await page.getByRole('button', { name: new RegExp(fullName(ada)) }).tap()
  await page.waitForURL(`${world.url}/`)
  await nothingSticksOut()
  await page.getByRole('button', { name: 'โปรเจกต์ใหม่', exact: true }).tap()
  await page.waitForURL(/\/projects\//)
  await nothingSticksOut()

  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'เพิ่มสไลด์ใหม่' }).tap()
  await (await choosing).setFiles(world.slides.map(({ path }) => path))
  await expect(page.getByText('ลำดับภาพ (2 สไลด์)')).toBeVisible({ timeout: 60_000 })
  for (const [index, { script }] of world.slides.entries())
    await page.getByRole('textbox', { name: `สคริปต์ของสไลด์ที่ ${index + 1}` }).fill(script)
  await page.getByRole('button', { name: 'บันทึกสคริปต์' }).tap()
  await expect(page.getByText('บันทึกสคริปต์แล้ว').first()).toBeVisible()
  await nothingSticksOut()

  await page.getByRole('button', { name: 'สร้างวิดีโอ', exact: true }).tap()
  await expect(page.getByRole('region', { name: 'การสร้างวิดีโอ' })).toBeVisible()
  await nothingSticksOut()
  const download = page.getByRole('link', { name: 'ดาวน์โหลดวิดีโอ', exact: true })
  await expect(download).toBeVisible({ timeout: 120_000 })
  await nothingSticksOut()

  await page.getByRole('button', { name: 'เล่นวิดีโอ', exact: true }).tap()
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0)
  await nothingSticksOut()
  await page.getByRole('button', { name: 'ปิดเครื่องเล่น' }).tap()
  const taken = await takeDownload(page, () => download.tap())
  expect(taken.suggestedFilename()).toMatch(/\.mp4$/)
  await nothingSticksOut()
  await context.close()
})
