import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { th } from '../apps/web/src/i18n/th.ts'
import { shortcutProofs } from './help/shortcut-proofs.ts'
import { expect, test } from './quality/fixtures.ts'
import { heading } from './quality/states/steps.ts'

const help = (page: Page) => page.getByRole('dialog', { name: 'Help' })
const sheet = (page: Page) => page.getByRole('tabpanel', { name: 'Keyboard shortcuts' })

test('D2 E2 Help says what a newcomer asks; Escape closes it and the focus returns', async ({
  world,
  visit,
}) => {
  const page = await visit(world.owner)
  for (const path of ['/', `/projects/${world.projects.video}`]) {
    await page.goto(world.url + path)
    // While a project loads another header is shown, which disappears together with its Help button.
    await heading(page)
    const button = page.getByRole('banner').getByRole('button', { name: 'Help' })
    await button.click()
    await expect(page.getByRole('tab', { name: 'First steps' })).toHaveAttribute('aria-selected', 'true')
    await expect(help(page).getByRole('listitem')).toHaveText([
      /^1?Write/,
      /^2?Arrange/,
      /^3?Generate/,
      /^4?Share/,
    ])
    await expect(help(page).getByRole('term')).toHaveText([
      'Where are my words kept, and when are they saved?',
      'How long does the video get?',
      'What may I upload and record?',
      'How long does the first video take?',
      'And the second?',
      'Who hears me when I dictate?',
    ])
    await page.keyboard.press('Escape')
    await expect(help(page)).toHaveCount(0)
    await expect(button).toBeFocused()
  }
})

test('E2 ? opens the sheet of shortcuts, but not while somebody types; keys are those of the keyboard in use', async ({
  world,
  visit,
}) => {
  const page = await visit(world.owner)
  await page.goto(world.url)
  const search = page.getByRole('textbox', { name: 'Search projects' })
  await search.fill('Harb')
  await search.press('?')
  await expect(search).toHaveValue('Harb?')
  await search.press('Escape')
  await expect(search).toHaveValue('')
  await expect(help(page)).toHaveCount(0)
  await search.blur()
  await page.keyboard.press('?')
  await expect(sheet(page)).toContainText('Save the scriptsCtrlS')
  await page.keyboard.press('Escape')

  const mac = await visit(world.owner, { language: 'th' })
  await mac.addInitScript(() => Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }))
  await mac.goto(`${world.url}/projects/${world.projects.slides}`)
  await mac.getByRole('button', { name: th.app.help }).waitFor()
  await mac.keyboard.press('?')
  const keys = mac.getByRole('tabpanel', { name: th.help.pages.shortcuts })
  await expect(keys).toContainText(`${th.help.shortcuts.writing.save}⌘S`)
})

test('E2 every shortcut on the sheet works', async ({ world, visit }) => {
  for (const [area, proofs] of Object.entries(shortcutProofs))
    for (const [id, proof] of Object.entries(proofs))
      if (typeof proof === 'object') {
        const spec = await readFile(new URL(proof.spec, import.meta.url), 'utf8')
        for (const key of proof.presses) expect(spec, `${area} ${id}`).toContain(`'${key}'`)
      }

  const page = await visit(world.owner)
  await page.goto(`${world.url}/projects/${world.projects.video}`)
  await page.getByRole('button', { name: 'Play video' }).click()
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0)
  for (const [id, proof] of Object.entries(shortcutProofs.player))
    await test.step(id, async () => {
      if (typeof proof === 'function') await proof(page)
    })

  // The player's own shortcut sheet is English only; ours opens above the video, and closes before it does.
  await page.keyboard.press('?')
  await expect(sheet(page)).toContainText('10 seconds back or on')
  await page.keyboard.press('Escape')
  await expect(help(page)).toHaveCount(0)
  await expect(page.locator('video')).toBeVisible()
})
