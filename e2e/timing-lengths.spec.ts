import { expect, test } from '@playwright/test'
import { makeTimedProject, type TimedProject } from './timing/timed-project.ts'
import { expectCloseTo, expectSaved, fields, grip, openTens, shown, total } from './timing/timing-page.ts'
import { expectToast } from './toast.ts'

let project: TimedProject
test.beforeAll(async () => {
  project = await makeTimedProject()
})

test('M6 M7 a typed length changes that slide, and those behind it move', async ({ page }) => {
  await openTens(page, project)
  const third = fields(page).nth(2)
  await expect(third).toHaveAttribute('min', '1')
  await expect(third).toHaveAttribute('step', '0.1')
  await third.fill('4.5')
  await third.press('Enter')
  await expectSaved(page)
  expect(await project.manuals()).toEqual([10, 10, 4.5, 10, 10])
  await expect(total(page)).toHaveText('0:44.5')
  await expect(grip(page, 'Position', 4)).toHaveAttribute('aria-valuenow', '24.5')

  for (const wrong of ['0.9', '3601', '']) {
    await third.fill(wrong)
    await expect(page.getByRole('alert').filter({ hasText: 'From 1 to 3600 seconds' })).toBeVisible()
  }
  await third.blur()
  await expect(third).toHaveValue('4.5')
  expect(await project.manuals()).toEqual([10, 10, 4.5, 10, 10])

  // The selected slide has the same field, and can get its automatic length back.
  const selected = page.getByRole('region', { name: 'Selected slide' })
  await expect(selected.getByRole('spinbutton')).toHaveValue('4.5')
  await selected.getByRole('button', { name: 'Auto' }).click()
  await expect.poll(project.manuals).toEqual([10, 10, null, 10, 10])
  await expect(selected.getByRole('button', { name: 'Auto' })).toBeDisabled()
})

test('M9 reset gives every slide its own length back', async ({ page }) => {
  await openTens(page, project)
  await page.getByRole('button', { name: 'Reset', exact: true }).click()
  await expectToast(page, 'Timing Reset')
  expect(await project.manuals()).toEqual([null, null, null, null, null])
  const { images } = await project.read()
  expectCloseTo(
    await shown(page),
    images.map(({ startTime, endTime }) => endTime - startTime),
  )
  await expect(page.getByRole('button', { name: 'Reset', exact: true })).toBeDisabled()
})
