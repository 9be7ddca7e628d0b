import { expect, type Page, test } from '@playwright/test'
import { leastSeconds, makeTimedProject, type TimedProject } from './timing/timed-project.ts'
import { expectSaved, grip, openTens } from './timing/timing-page.ts'

let project: TimedProject
test.beforeAll(async () => {
  project = await makeTimedProject()
})

/** Dispatches keydown events in the page: a held key repeats faster than Playwright can press it. */
const holdKey = (page: Page, key: string, times: number, more: { shiftKey?: boolean } = {}) =>
  page.evaluate(
    async ([name, count, init]) => {
      for (let press = 0; press < count; press++) {
        const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...init })
        document.activeElement?.dispatchEvent(event)
        await new Promise((resolve) => setTimeout(resolve))
      }
    },
    [key, times, more] as const,
  )

test('M15 every pull has its keys, and keys that repeat are saved once', async ({ page }) => {
  await openTens(page, project)
  const saves: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && saves.push(request.postData() ?? ''))
  await grip(page, 'Position', 1).focus()
  await page.keyboard.press('PageDown')
  await expect(grip(page, 'Position', 2)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(grip(page, 'Start', 2)).toBeFocused()
  await holdKey(page, 'ArrowRight', 10)
  await holdKey(page, 'ArrowRight', 1, { shiftKey: true })
  await expect.poll(project.manuals).toEqual([12, 8, 10, 10, 10])
  await expectSaved(page)
  expect(saves.length).toBeLessThanOrEqual(2)

  await page.keyboard.press('Tab')
  await expect(grip(page, 'End', 2)).toBeFocused()
  const [, second = 0, third = 0] = await leastSeconds(project)
  const expectManuals = (wanted: number[]) =>
    expect
      .poll(async () => (await project.manuals()).map((seconds) => (seconds ?? 0).toFixed(3)))
      .toEqual(wanted.map((seconds) => seconds.toFixed(3)))
  await page.keyboard.press('Home')
  await expectManuals([12, second, 18 - second, 10, 10])
  await expect(grip(page, 'End', 2)).toHaveAttribute('aria-valuenow', (12 + second).toFixed(1))
  await expect(grip(page, 'End', 2)).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`slide 2 lasts ${second.toFixed(1)} s$`),
  )
  // The end that it can have without moving what follows.
  await page.keyboard.press('End')
  await expectManuals([12, 18 - third, third, 10, 10])

  await grip(page, 'Position', 4).focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await expectManuals([12, 18 - third, third, 10, 10])
  await page.keyboard.press('Shift+ArrowRight')
  await expectManuals([12, 18 - third, third + 1, 10, 9])
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(grip(page, 'End', 5)).toBeFocused()
  await page.keyboard.press('Shift+ArrowUp')
  await expectManuals([12, 18 - third, third + 1, 10, 10])
})

test('M15 M24 a slide is played from its bar', async ({ page }) => {
  await openTens(page, project)
  const preview = page.getByRole('region', { name: 'Preview' })
  for (const [key, number] of [
    ['Enter', 3],
    ['Space', 2],
  ] as const) {
    await grip(page, 'Position', number).press(key)
    await expect(preview.getByText(`Draft · slide ${number}`)).toBeVisible()
    await preview.getByRole('button', { name: 'Stop' }).click()
  }
})
