import { expect, type Locator, type Page, test } from '@playwright/test'
import { makePictures, paragraphs, talk } from './newcomer/talk.ts'
import { expectSaved, openProject, slideField } from './writing/open-project.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Put this script on your slides' })
const partOf = (page: Page, slide: number) =>
  dialogOf(page)
    .getByRole('listitem')
    .nth(slide - 1)
const line = (page: Page, above: number) =>
  dialogOf(page).getByRole('slider', { name: `Line between slide ${above} and slide ${above + 1}` })
const take = (page: Page, count: number) =>
  dialogOf(page)
    .getByRole('button', { name: count === 1 ? 'Put on 1 slide' : `Put on ${count} slides` })
    .click()

const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    ;(document.activeElement ?? document.body).dispatchEvent(event)
  }, text)

const middle = async (locator: Locator) => {
  // The dialog rises when it opens.
  await dialogOf(locator.page()).evaluate((dialog) =>
    Promise.all(dialog.getAnimations().map(({ finished }) => finished)),
  )
  const box = await locator.boundingBox()
  if (!box) throw new Error('not in view')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, box }
}
const carry = async (page: Page, from: Locator, to: { x: number; y: number }) => {
  const { x, y } = await middle(from)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move((x + to.x) / 2, (y + to.y) / 2, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
}

test('S33 twelve paragraphs pasted beside all fields land on twelve slides, and are undone in one step', async ({
  page,
}) => {
  const { read } = await openProject(page, { slides: 12 })
  await paste(page, talk)
  await expect(dialogOf(page)).toContainText('12 paragraphs, 12 slides.')
  await expect(dialogOf(page).getByRole('radio', { name: 'Paragraphs' })).toBeChecked()
  await expect(partOf(page, 2)).toContainText('Slide two explains the tower.')
  await take(page, 12)
  await expectSaved(page)
  expect((await read()).slideScripts.map(({ script }) => script)).toEqual(paragraphs)
  await page.keyboard.press('Control+z')
  await expect(slideField(page, 2)).toHaveValue('')
  await expect(slideField(page, 12)).toHaveValue('')
})

test('S33 slides that have words get another script, after it says whose words go', async ({ page }) => {
  const { read } = await openProject(page, { slides: 3, scripts: ['Mine.', '', 'Also mine.'] })
  await page.getByRole('button', { name: 'Paste script' }).click()
  await dialogOf(page)
    .getByRole('textbox', { name: 'The whole script' })
    .fill('# One\n\nFirst.\n\n# Two\n\nSecond.')
  await dialogOf(page).getByRole('button', { name: 'Show on slides' }).click()
  await expect(dialogOf(page)).toContainText('Replaces the words of 1 slide')
  await expect(partOf(page, 3)).toContainText('Stays as it is: Also mine.')
  await take(page, 2)
  await expectSaved(page)
  expect((await read()).slideScripts.map(({ script }) => script)).toEqual(['First.', 'Second.', 'Also mine.'])
})

test('S33 the words of the slides are spread anew', async ({ page }) => {
  await openProject(page, {
    slides: 2,
    scripts: ['One is here. Two is here. Three is here. Four is here.', ''],
  })
  await page.getByRole('button', { name: 'Paste script' }).click()
  await dialogOf(page).getByRole('button', { name: 'Take the words of the slides' }).click()
  await dialogOf(page).getByRole('button', { name: 'Show on slides' }).click()
  await take(page, 2)
  await expect(slideField(page, 1)).toHaveValue('One is here. Two is here.')
  await expect(slideField(page, 2)).toHaveValue('Three is here. Four is here.')
})

test('S33 a line and a paragraph are moved by pointer and by keys; nothing changes before it is taken', async ({
  page,
}) => {
  const { read } = await openProject(page, { slides: 3 })
  await paste(page, 'One is here. Two is here. Three is here.\n\nFour is here. Five is here.\n\nSix is here.')
  await expect(partOf(page, 1)).toContainText('Three is here.')

  await test.step('the line under slide 1, before the third sentence', async () => {
    const third = dialogOf(page).locator('[data-sentence="2"]')
    const { box } = await middle(third)
    await carry(page, line(page, 1), { x: box.x + 4, y: box.y + box.height / 2 })
    await expect(partOf(page, 1)).not.toContainText('Three is here.')
    await expect(partOf(page, 2)).toContainText('Three is here.')
  })
  await test.step('back by keys', async () => {
    await line(page, 1).focus()
    await page.keyboard.press('ArrowDown')
    await expect(partOf(page, 1)).toContainText('Three is here.')
    await expect(line(page, 1)).toHaveAttribute('aria-valuetext', 'After 3 sentences')
  })
  await test.step('a paragraph to the next slide', async () => {
    const grip = dialogOf(page).getByRole('button', { name: 'Move “Four is here.” to another slide' })
    await carry(page, grip, await middle(partOf(page, 3)))
    await expect(partOf(page, 2)).toContainText('Nothing is said here.')
    await expect(partOf(page, 3)).toContainText('Five is here.')
    await grip.focus()
    await page.keyboard.press('ArrowUp')
    await expect(partOf(page, 2)).toContainText('Five is here.')
  })
  const take = (count: number) => dialogOf(page).getByRole('button', { name: `Put on ${count} slides` })
  await test.step('corrections are undone, and only slides with words are counted', async () => {
    await expect(take(3)).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(partOf(page, 2)).toContainText('Nothing is said here.')
    await expect(take(2)).toBeVisible()
    await dialogOf(page).getByRole('button', { name: 'Undo' }).click()
    await expect(partOf(page, 2)).toContainText('Five is here.')
  })
  expect((await read()).slideScripts.every(({ script }) => script === '')).toBe(true)
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(slideField(page, 1)).toHaveValue('')
  // What was pasted is not lost.
  await page.getByRole('button', { name: 'Paste script' }).click()
  await expect(partOf(page, 3)).toContainText('Six is here.')
})

test('S33 a script pasted into a slide is offered to all, or kept there', async ({ page }) => {
  await openProject(page, { slides: 4, scripts: ['Before. After.', '', '', ''] })
  await slideField(page, 1).focus()
  await slideField(page, 1).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(8, 8))
  await paste(page, 'One.\n\nTwo.\n\nThree. ')
  await expect(dialogOf(page)).toBeVisible()
  await dialogOf(page).getByRole('button', { name: 'Keep all on slide 1' }).click()
  await expect(slideField(page, 1)).toHaveValue('Before. One.\n\nTwo.\n\nThree. After.')
  await expect(slideField(page, 1)).toBeFocused()
  // A few lines are the field's own affair.
  await paste(page, 'One.\nTwo.')
  await expect(dialogOf(page)).toHaveCount(0)
})

test('S33 S26 without slides a pasted script becomes the project script; with the first pictures it is offered to them', async ({
  page,
}) => {
  const { read } = await openProject(page)
  await paste(page, talk)
  const projectScript = page.getByRole('textbox', { name: 'English Script' })
  await expect(projectScript).toHaveValue(talk)
  await expectSaved(page)
  expect((await read()).englishScript).toBe(talk)

  await page.getByRole('heading', { name: 'Visual Timeline' }).scrollIntoViewIfNeeded()
  await page.getByTestId('slide-chooser').setInputFiles(await makePictures())
  const offer = page.getByRole('button', { name: 'Spread over slides' })
  await expect(offer).toBeInViewport()
  await expect(slideField(page, 12)).toBeAttached()
  await offer.click()
  await take(page, 12)
  // The talk does not stand there twice.
  await expect(projectScript).toBeHidden()
  await expect(slideField(page, 12)).toHaveValue(paragraphs[11] ?? '')
})

test('S33 a line that is dragged by its handle passes the sentences at its height', async ({ page }) => {
  await openProject(page, { slides: 2 })
  await paste(page, 'One is said. Two is said.\n\nThree is said. Four is said.')
  const handle = line(page, 1)
  const { box } = await middle(handle)
  const place = { x: box.x + box.width - 24, y: box.y + box.height / 2 }
  const drag = async (by: number) => {
    await page.mouse.move(place.x, place.y)
    await page.mouse.down()
    await page.mouse.move(place.x, place.y + by, { steps: 8 })
    await page.mouse.up()
  }
  await expect(handle).toHaveAttribute('aria-valuenow', '2')
  await drag(45)
  await expect(handle).toHaveAttribute('aria-valuenow', '4')
  await expect(partOf(page, 1)).toContainText('Four is said.')
})
