import type { Page } from '@playwright/test'
import { ada, fullName } from '@voxdeck/dev/identity-provider/people'
import { expect, test } from './quality/fixtures.ts'
import { focusIsSeen, tabTo } from './quality/keyboard.ts'
import { expectToast } from './toast.ts'

const chooseFiles = async (page: Page, files: string[]) => {
  const choosing = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  await (await choosing).setFiles(files)
}

test('K9 from the landing page to a finished video and out again, with the keyboard alone', async ({
  world,
  visit,
}) => {
  const page = await visit(null)
  await page.goto(world.url)

  await test.step('sign in', async () => {
    await tabTo(page, 'link', 'Sign In')
    await page.keyboard.press('Enter')
    await tabTo(page, 'button', new RegExp(fullName(ada)))
    await page.keyboard.press('Enter')
    await page.waitForURL(`${world.url}/`)
  })

  await test.step('start a project', async () => {
    await tabTo(page, 'button', /^(New Project|Create Your First Project)$/)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/projects\/[0-9a-f-]{36}$/)
  })

  await test.step('upload two pictures', async () => {
    await tabTo(page, 'button', 'Add New Slides')
    await chooseFiles(
      page,
      world.slides.map((slide) => slide.path),
    )
    await expect(page.getByText('Image Sequence (2 slides)')).toBeVisible({ timeout: 60_000 })
    await focusIsSeen(page)
  })

  await test.step('write', async () => {
    for (const [index, { script }] of world.slides.entries()) {
      await tabTo(page, 'textbox', `Script of slide ${index + 1}`)
      await page.keyboard.type(script)
    }
    await page.keyboard.press('Control+s')
    await expectToast(page, 'Scripts Saved')
    await focusIsSeen(page)
  })

  await test.step('set resolution and speed', async () => {
    await tabTo(page, 'combobox', 'Resolution')
    await page.keyboard.press('Enter')
    // A listbox takes keys only once its selected option has the focus.
    await expect(page.getByRole('option', { name: '1080p' })).toBeFocused()
    await page.keyboard.press('7')
    await expect(page.getByRole('option', { name: '720p' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('combobox', { name: 'Resolution' })).toContainText('720p')
    await focusIsSeen(page)
    await tabTo(page, 'spinbutton', 'Speaking speed')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('250')
    await page.keyboard.press('Enter')
    await expectToast(page, 'Settings Saved')
    await focusIsSeen(page)
  })

  await test.step('generate', async () => {
    await tabTo(page, 'button', 'Generate Video')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'Download Video' })).toBeVisible({ timeout: 120_000 })
    await focusIsSeen(page)
  })

  await test.step('play, and close', async () => {
    await tabTo(page, 'button', 'Play video')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await focusIsSeen(page)
  })

  await test.step('delete the video', async () => {
    await tabTo(page, 'tab', 'Video Settings')
    await page.keyboard.press('ArrowRight')
    await tabTo(page, 'button', /^Delete the video of/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await tabTo(page, 'button', 'Delete')
    await page.keyboard.press('Enter')
    await expectToast(page, 'Success', 'Video deleted successfully')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await focusIsSeen(page)
  })

  await test.step('go back and log out', async () => {
    await tabTo(page, 'link', 'Back')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${world.url}/`)
    await tabTo(page, 'link', 'Log out')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'Get Started Free' })).toBeVisible()
  })
})
