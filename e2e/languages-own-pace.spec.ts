import { expect, test } from '@playwright/test'
import { newWriting } from './languages/new-writing.ts'
import { productUrl } from './product.ts'
import {
  languageTab,
  readLanguage,
  showLanguage,
  translatedRow,
  translateInto,
} from './writing/language-panel.ts'

test('V14 a language is given a speed of its own, heard and foretold in it; the source keeps the project’s', async ({
  page,
}) => {
  const project = await newWriting(page)
  await translateInto(project, 'es')
  await showLanguage(page, project, 'es')
  const heardSpeed = async () => {
    const asked = page.waitForRequest('**/api/tts/preview')
    await page.getByRole('button', { name: 'Listen to slide 1' }).click()
    return (await asked).postDataJSON().wpm as number
  }
  const secondsOf = async () =>
    Number(/(\d+\.\d) (of|s)/.exec(await translatedRow(page, 1).innerText())?.[1] ?? Number.NaN)
  const before = await secondsOf()

  const open = async () => {
    await page.getByRole('button', { name: 'More for Spanish' }).click()
    await page.getByRole('menuitem', { name: 'Speaking speed…' }).click()
  }
  await open()
  const dialog = page.getByRole('dialog', { name: 'Speaking speed of Spanish' })
  const field = dialog.getByRole('spinbutton', { name: 'Words a minute' })
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('placeholder', 'As the project: 150')
  await field.fill('300')
  await field.press('Enter')
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('100')
  await field.press('Enter')
  await expect(dialog).toBeHidden()
  expect((await readLanguage(project, 'es')).speakingSpeed).toBe(100)
  await expect.poll(secondsOf).toBeGreaterThan(before)
  expect(await heardSpeed()).toBe(100)

  await page.goto(`${productUrl()}/projects/${project.id}`)
  await expect(languageTab(page, 'English')).toHaveAttribute('aria-selected', 'true')
  expect((await project.read()).videoSettings.speakingSpeed).toBe(150)
  await languageTab(page, 'Spanish').click()
  await open()
  await expect(field).toHaveValue('100')
  await field.fill('')
  await field.press('Enter')
  await expect(dialog).toBeHidden()
  expect((await readLanguage(project, 'es')).speakingSpeed).toBeNull()
  expect(await secondsOf()).toBe(before)
})
