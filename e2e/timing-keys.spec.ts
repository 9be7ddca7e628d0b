import { expect, type Page, test } from '@playwright/test'
import { makeTimedProject, type TimedProject } from './timing/timed-project.ts'
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
  await page.keyboard.press('Home')
  await expect.poll(project.manuals).toEqual([12, 1, 17, 10, 10])
  await expect(grip(page, 'End', 2)).toHaveAttribute('aria-valuenow', '13')
  await expect(grip(page, 'End', 2)).toHaveAttribute('aria-valuetext', '0:13.0, slide 2 lasts 1.0 s')
  await page.keyboard.press('End')
  await expect.poll(project.manuals).toEqual([12, 17, 1, 10, 10])

  await grip(page, 'Position', 4).focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await expect.poll(project.manuals).toEqual([12, 17, 1, 10, 10])
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(project.manuals).toEqual([12, 17, 2, 10, 9])
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(grip(page, 'End', 5)).toBeFocused()
  await page.keyboard.press('Shift+ArrowUp')
  await expect.poll(project.manuals).toEqual([12, 17, 2, 10, 10])
})
