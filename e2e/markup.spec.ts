import { expect, type Locator, type Page, test } from '@playwright/test'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { getVideoScript } from '@voxdeck/contracts/videos/get-video-script'
import { note } from './product.ts'
import { generateVideo } from './video/await-video.ts'
import { englishField, expectSaved, openProject, slideField } from './writing/open-project.ts'

const row = (page: Page, slide: number): Locator =>
  page.getByRole('listitem').filter({ has: slideField(page, slide) })
const chips = (page: Page, slide: number): Locator => row(page, slide).locator('[data-markup]')
const insertInto = (page: Page, slide: number): Locator =>
  page.getByRole('button', { name: `Insert a pause or a pronunciation into slide ${slide}`, exact: true })

const selected = (field: Locator): Promise<[number, number]> =>
  field.evaluate((textarea: HTMLTextAreaElement) => [textarea.selectionStart, textarea.selectionEnd])

/** A click on either edge of a chip puts the field's cursor at the same edge of the chip's letters. */
const expectOver = async (page: Page, field: Locator, chip: Locator): Promise<void> => {
  const text = await field.inputValue()
  const source = (await chip.textContent()) ?? ''
  await chip.scrollIntoViewIfNeeded()
  const edges = await chip.evaluate((span) => {
    const rects = [...span.getClientRects()]
    const [first, last] = [rects[0], rects.at(-1)]
    if (!first || !last) throw new Error('nothing is drawn')
    return [
      { x: first.left + 1, y: first.top + first.height / 2 },
      { x: last.right - 1, y: last.top + last.height / 2 },
    ]
  })
  const carets: number[] = []
  for (const { x, y } of edges) {
    await page.mouse.click(x, y)
    carets.push((await selected(field))[0])
  }
  const start = text.indexOf(source)
  expect(carets, source).toEqual([start, start + source.length])
}

test('J4 markup is shown as chips over its letters; words and seconds count without it, and with its pauses', async ({
  page,
}) => {
  const { read } = await openProject(page, { slides: 2 })
  const first = slideField(page, 1)
  await first.pressSequentially('Meet [Voxdeck|VOX deck] now. [pause 800ms] It is here. [pause 2s]')
  await expect(chips(page, 1)).toHaveText(['[Voxdeck|VOX deck]', '[pause 800ms]', '[pause 2s]'])
  await expect(row(page, 1)).toContainText('6 words')
  await expect(row(page, 1)).toContainText('~about 0:07.2')
  const statistics = page.getByRole('list', { name: 'Script statistics' })
  await expect(statistics).toContainText('6 words')
  await expect(statistics).toContainText('~about 0:05 spoken')
  const saved = async () => (await read()).slideScripts[0]
  await expect.poll(async () => (await saved())?.wordCount).toBe(6)
  await expect.poll(async () => (await saved())?.estimatedDuration).toBeCloseTo(5.2)

  // Line breaks at spaces, inside Thai text, and inside a chip.
  const thai = 'ท่าเรือเงียบสงบในยามเช้าและเรือลำแรกกำลังเข้ามา'
  const long = `${thai.repeat(5)} [เรือ|เรือใบลำใหญ่ลำหนึ่ง] ${'The harbour is quiet. '.repeat(9)}[pause 1.5s] ${thai} [end|END]`
  await slideField(page, 2).fill(`See [product name].\n${long}`)
  await expect(chips(page, 2)).toHaveCount(3)
  await expect(row(page, 2).getByRole('button', { name: '1 to fill in' })).toBeVisible()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    // Wait for the layout of the new width and for the fonts: both move the chips.
    await expect(page.locator('[data-bottom-bar]')).toHaveCount(width < 1024 ? 1 : 0)
    await page.evaluate(() => document.fonts.ready)
    for (const chip of await chips(page, 1).all()) await expectOver(page, first, chip)
    for (const chip of await chips(page, 2).all()) await expectOver(page, slideField(page, 2), chip)
  }
})

test('J5 a menu puts in pauses and pronunciations where the cursor is, by keys too; each is one step to undo', async ({
  page,
}) => {
  await openProject(page, { slides: 1, scripts: ['Meet Voxdeck. It is here.'] })
  const field = slideField(page, 1)
  const menu = page.getByRole('menu')
  const putCursor = (start: number, end = start) =>
    field.evaluate(
      (textarea: HTMLTextAreaElement, [from, to]) => {
        textarea.focus()
        textarea.setSelectionRange(from, to)
      },
      [start, end] as const,
    )

  await putCursor(13)
  await insertInto(page, 1).press('Enter')
  await expect(menu).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(insertInto(page, 1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(menu).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Pause of 0.5 s' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('Meet Voxdeck. [pause 0.5s] It is here.')
  expect(await selected(field)).toEqual([26, 26])
  await page.keyboard.press('Control+z')
  await expect(field).toHaveValue('Meet Voxdeck. It is here.')

  await putCursor(25)
  await insertInto(page, 1).click()
  await page.getByRole('menuitem', { name: 'Pause of your own length' }).click()
  await expect(field).toBeFocused()
  await page.keyboard.type('3')
  await expect(field).toHaveValue('Meet Voxdeck. It is here. [pause 3s]')

  await putCursor(5, 12)
  await insertInto(page, 1).click()
  await page.getByRole('menuitem', { name: 'Say it differently…' }).click()
  const form = page.getByRole('dialog', { name: 'Say it differently' })
  await expect(form.getByRole('textbox', { name: 'Written' })).toHaveValue('Voxdeck')
  const said = form.getByRole('textbox', { name: 'Said' })
  await expect(said).toBeFocused()
  await page.keyboard.type('VOX|deck')
  await expect(form.getByText('Brackets and bars cannot be part of it.')).toBeVisible()
  await expect(form.getByRole('button', { name: 'Insert' })).toBeDisabled()
  await said.fill('VOX deck')
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('Meet [Voxdeck|VOX deck]. It is here. [pause 3s]')
  expect(await selected(field)).toEqual([23, 23])

  // Opened again inside a pronunciation, the form changes that one.
  await putCursor(8)
  await insertInto(page, 1).click()
  await page.getByRole('menuitem', { name: 'Say it differently…' }).click()
  await said.fill('vocks deck')
  await form.getByRole('button', { name: 'Change' }).click()
  await expect(field).toHaveValue('Meet [Voxdeck|vocks deck]. It is here. [pause 3s]')
  await expect(field).toBeFocused()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(field).toHaveValue('Meet Voxdeck. It is here. [pause 3s]')
})

test('J4 J5 J6 the English script has them too; malformed markup is told once the cursor has left it, in both languages', async ({
  page,
}) => {
  await openProject(page, { englishScript: 'One two three four five.' })
  const field = englishField(page)
  const marks = page.locator('[data-markup]')
  await page.getByRole('button', { name: 'Insert a pause or a pronunciation', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Pause of 2 s' }).click()
  await expect(field).toHaveValue('One two three four five. [pause 2s]')
  await expect(page.getByText('5 words · 0:04 est.')).toBeVisible()
  await expect(field).toBeFocused()

  await page.keyboard.type(' [pause soon')
  await expect(marks).toHaveText(['[pause 2s]', '[pause soon'])
  await expect(page.locator('[data-markup=fault]')).toHaveCount(0)
  await expect(field).toHaveAccessibleDescription('')
  await page.keyboard.type(']')
  await expect(page.locator('[data-markup=fault]')).toHaveText('[pause soon]')
  const fault = /\[pause soon\] A pause says how long it is, in seconds or milliseconds\..*\[pause 1s\]/
  await expect(field).toHaveAccessibleDescription(fault)

  // The message stays while the faulty markup is being corrected.
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Backspace')
  await expect(field).toHaveAccessibleDescription(/\[pause soo\] A pause says/)
  for (let letter = 0; letter < 3; letter += 1) await page.keyboard.press('Backspace')
  await page.keyboard.type('1s')
  await expect(field).toHaveAccessibleDescription('')
  await expect(marks).toHaveText(['[pause 2s]', '[pause 1s]'])

  await expectSaved(page)
  await page.evaluate(() => localStorage.setItem('voxdeck.language', 'th'))
  await page.reload()
  const thai = page.locator('textarea[data-field=english]')
  await thai.fill('[pause 60s] [Voxdeck|] [a|b|c] and [pause 1s more.')
  await thai.blur()
  await expect(page.locator('[data-markup=fault]')).toHaveText([
    '[pause 60s]',
    '[Voxdeck|]',
    '[a|b|c]',
    '[pause 1s',
  ])
  for (const words of [
    'ช่วงหยุดต้องยาวตั้งแต่ 50 มิลลิวินาทีถึง 10 วินาที',
    'หน้าเครื่องหมาย | คือคำที่เขียน',
    'ใช้เครื่องหมาย | ได้ตัวเดียว',
    'ยังไม่ได้ปิดวงเล็บ',
  ])
    await expect(page.getByText(words)).toBeVisible()
})

test('J2 J3 J6 a video says what is written without its signs, and is longer by the pause', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const said = 'The [harbour|harber] is quiet.'
  const { id, client } = await openProject(page, {
    slides: 2,
    scripts: [said, `${said} [pause 3s] [pause soon]`],
  })
  const videoSettings = { speakingSpeed: 250, resolution: '720p', transition: 'none' } as const
  await client.call(updateProject, { params: { id }, body: { videoSettings } })
  await page.reload()
  await expect(page.locator('[data-markup=fault]')).toHaveText('[pause soon]')

  const video = await generateVideo(client, id)
  expect(video.status).toBe('completed')
  const params = { projectId: id, videoId: video.id }
  const { slides } = await client.call(getVideoScript, { params, query: {} })
  expect(slides.map(({ script }) => script)).toEqual(['The harbour is quiet.', 'The harbour is quiet.'])
  const [first = 0, second = 0] = (video.timeline ?? []).map(({ startTime, endTime }) => endTime - startTime)
  note('seconds that a slide is longer by a pause of 3 s', (second - first).toFixed(3))
  expect(second - first).toBeCloseTo(3, 1)
})
