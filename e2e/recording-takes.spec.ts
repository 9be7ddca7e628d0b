import { expect, test } from '@playwright/test'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { clientFor } from './product.ts'
import { record, recordedSeconds } from './recording/record-slide.ts'
import { hearingBrowser, recordButton, speakIntoMicrophone, strip, written } from './recording/voice.ts'
import { expectToast } from './toast.ts'
import { openProject } from './writing/open-project.ts'

test.use({ launchOptions: hearingBrowser, permissions: ['microphone'] })
test.beforeAll(async () => speakIntoMicrophone(await clientFor(ada)))

test('R27 a countdown comes first, is called off by a second press, and is not in the recording', async ({
  page,
}) => {
  // On the page's mocked clock: a busy machine may show a second of the countdown too late.
  await page.clock.install()
  const { read } = await openProject(page, { slides: 1, scripts: [written] })
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500)
  const count = strip(page).getByRole('timer', { name: /^Recording begins in \d$/ })
  await recordButton(page).click()
  await expect(count).toHaveText('3')
  await page.clock.runFor(1500)
  await expect(count).toHaveText('2')
  await page.getByRole('button', { name: 'Stop recording slide 1' }).click()
  await expect(strip(page)).toHaveCount(0)
  expect((await read()).slideScripts[0]?.audioRecording).toBeNull()

  // Left alone it begins by itself.
  await recordButton(page).click()
  await expect(count).toHaveText('3')
  await page.clock.runFor(2500)
  await expect(count).toHaveText('1')
  await page.clock.runFor(1000)
  await expect(strip(page)).toContainText('s left')
  expect(await recordedSeconds(page)).toBeLessThan(1)
  await strip(page).getByRole('button', { name: 'Cancel' }).click()
})

test('R27 the microphone is chosen while it counts, which waits, and is remembered', async ({ page }) => {
  await openProject(page, { slides: 1, scripts: [written] })
  await recordButton(page).click()
  const choice = strip(page).getByRole('combobox', { name: 'Microphone' })
  await choice.focus()
  await expect(strip(page).getByRole('timer')).toHaveText('3')
  await page.keyboard.press('Enter')
  const options = page.getByRole('option')
  expect(await options.count()).toBeGreaterThan(1)
  const other = page.getByRole('option', { name: 'Fake Audio Input 2' })
  // Longer than the countdown: nobody is hurried.
  await page.waitForTimeout(4000)
  await other.click()
  await expect(choice).toHaveText('Fake Audio Input 2')
  await expect(strip(page)).toContainText('s left', { timeout: 10_000 })
  await strip(page).getByRole('button', { name: 'Cancel' }).click()
  await page.reload()
  await recordButton(page).click()
  await expect(choice).toHaveText('Fake Audio Input 2')
})

test('R29 an earlier take is kept, compared, used again, and that is undone', async ({ page }) => {
  const { read } = await openProject(page, { slides: 1, scripts: [written] })
  const lengthNow = async () => (await read()).slideScripts[0]?.recordingDuration ?? 0
  await record(page, 2)
  await expectToast(page, 'Recording Complete', undefined, { timeout: 60_000 })
  const first = await lengthNow()
  await record(page, 5)
  await expect.poll(lengthNow, { timeout: 60_000 }).toBeGreaterThan(first + 1)
  const second = await lengthNow()
  await strip(page).getByRole('button', { name: '1 earlier take' }).click()
  const takes = page.getByRole('list', { name: 'Earlier takes of slide 1' })
  await takes.getByRole('button', { name: 'Play take 1 of slide 1' }).click()
  await expect(takes.getByRole('button', { name: 'Stop take 1 of slide 1' })).toBeVisible()
  await takes.getByRole('button', { name: /^Use this/ }).click()
  await expect.poll(lengthNow).toBeCloseTo(first, 2)
  await expect(takes.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect.poll(lengthNow).toBeCloseTo(second, 2)
  await takes.getByRole('button', { name: 'Delete take 1 of slide 1' }).click()
  await page.getByRole('button', { name: 'Delete take', exact: true }).click()
  await expect(strip(page).getByRole('button', { name: /earlier take/ })).toHaveCount(0)
  expect(await lengthNow()).toBeCloseTo(second, 2)
})

test('R28 all slides are recorded one after the other, over their words; one is said again, one skipped', async ({
  page,
}) => {
  const scripts = ['The first words.', 'The second words.', '', 'The last words.']
  const { read } = await openProject(page, { slides: 4, scripts })
  await page.getByRole('button', { name: 'Where to present from' }).click()
  await page.getByRole('menuitem', { name: 'Record slides, from slide 1' }).click()
  const prompter = page.getByRole('dialog', { name: 'Record slides' })
  const words = prompter.getByRole('region', { name: 'What is read' })
  const expectPhase = (phase: string) =>
    expect(page.locator('[data-prompter]')).toHaveAttribute('data-prompter', phase, { timeout: 10_000 })
  const sayFor = async (seconds: number) => {
    await expectPhase('counting')
    await page.keyboard.press('Space')
    await expectPhase('recording')
    await expect
      .poll(async () => Number(/0:(\d\d)/.exec((await prompter.getByRole('timer').textContent()) ?? '')?.[1]))
      .toBeGreaterThanOrEqual(seconds)
  }
  await expect(words).toHaveText('The first words.')
  await sayFor(1)
  await page.keyboard.press('r')
  await expect(words).toHaveText('The first words.')
  await sayFor(2)
  await prompter.getByRole('button', { name: 'Next slide' }).click()
  await expect(words).toHaveText('The second words.')
  await sayFor(1)
  await page.keyboard.press('ArrowRight')
  await expect(prompter.getByText('What you said on slide 2 was not kept.')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(prompter.getByText('was not kept')).toHaveCount(0)
  await sayFor(1)
  await page.keyboard.press('Space')
  await expect(words).toHaveText('Nothing is written for this slide.')
  await expect(prompter.getByText('2 recorded')).toBeVisible()
  await expectPhase('counting')
  await page.keyboard.press('ArrowRight')
  await expect(words).toHaveText('The last words.')
  await sayFor(1)
  await prompter.getByRole('button', { name: 'Finish' }).click()
  await expect(prompter).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Where to present from' })).toBeFocused()
  await expect
    .poll(async () => (await read()).slideScripts.map(({ audioRecording }) => audioRecording !== null), {
      timeout: 60_000,
    })
    .toEqual([true, true, false, true])
  expect((await read()).slideScripts[0]?.recordingDuration).toBeLessThan(20)
})
