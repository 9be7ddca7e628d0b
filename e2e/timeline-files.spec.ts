import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { ApiError, type Client } from '@voxdeck/contracts/client'
import { addSlide } from '@voxdeck/contracts/slides/add-slide'
import { pictureLimits } from '@voxdeck/core/pictures/picture-limits'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { limitUpload } from './network.ts'
import { clientFor, signInThroughPage } from './product.ts'
import { dropFiles } from './timeline/drop-files.ts'
import {
  card,
  newTimeline,
  openTimeline,
  savedImages,
  savedNames,
  shownNames,
} from './timeline/timeline-page.ts'
import { noisyPicture, tinyPicture } from './timeline/tiny-slides.ts'
import { expectToast } from './toast.ts'

const png = async (name: string, number = 1) => ({
  name,
  mimeType: 'image/png',
  buffer: await tinyPicture(number),
})
const heicBytes = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')

const choose = async (page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) => {
  const waiting = page.waitForEvent('filechooser')
  await card(page).getByRole('button', { name: 'Add New Slides' }).click()
  const chooser = await waiting
  expect(chooser.isMultiple()).toBe(true)
  expect(await chooser.element().getAttribute('accept')).toBe('image/*')
  await chooser.setFiles(files)
}
const uploads = (page: Page) => card(page).getByRole('list', { name: 'Uploads' }).getByRole('listitem')

test.describe('files become slides', () => {
  let client: Client
  test.beforeAll(async () => {
    client = await clientFor(ada)
  })
  test.beforeEach(({ page }) => signInThroughPage(page, ada))

  test('T1 T12 T13 chosen files become slides, in the natural order of their names', async ({ page }) => {
    const { id } = await newTimeline(client, 1)
    await openTimeline(page, id, 1)
    await choose(page, [await png('part 10.png', 10), await png('part 2.png', 2), await png('Part 1.png', 3)])
    await expectToast(page, 'Success', 'Image uploaded successfully')
    const wanted = ['slide 1.png', 'Part 1.png', 'part 2.png', 'part 10.png']
    await expect.poll(() => shownNames(page)).toEqual(wanted)
    expect(await savedNames(client, id)).toEqual(wanted)
    expect((await savedImages(client, id)).map(({ orderIndex }) => orderIndex)).toEqual([0, 1, 2, 3])
    await expect(uploads(page)).toHaveCount(0)
  })

  test('T3 T8 T32 dropped files are filtered to images, in the zone and beside it', async ({ page }) => {
    const { id } = await newTimeline(client, 0)
    await openTimeline(page, id, 0)
    const zone = card(page).getByRole('button', { name: /^Drag and drop images here/ })
    const text = { name: 'notes.txt', type: 'text/plain', bytes: Buffer.from('notes') }
    const picture = { name: 'a.png', type: 'image/png', bytes: await tinyPicture(1) }
    await dropFiles(zone, [text])
    await expectToast(page, 'Invalid Files', 'Please drop only image files')
    await dropFiles(zone, [text, picture])
    await expect(card(page).getByText('Image Sequence (1 slides)')).toBeVisible()
    expect(await savedNames(client, id)).toEqual(['a.png'])
    // Outside the zone the browser would open the file; the page takes it.
    const { isPrevented } = await dropFiles(page.locator('header').first(), [{ ...picture, name: 'b.png' }])
    expect(isPrevented).toBe(true)
    await card(page).getByRole('tab', { name: 'Timing Control' }).click()
    const main = await dropFiles(page.locator('main'), [{ ...picture, name: 'c.png' }])
    expect(main.isPrevented).toBe(true)
    expect(page.url()).toContain(`/projects/${id}`)
    await expect.poll(() => savedNames(client, id)).toEqual(['a.png', 'b.png', 'c.png'])
  })

  test('T9 a HEIC picture is told apart by type, name and bytes, and the words say what to do', async ({
    page,
  }) => {
    const { id } = await newTimeline(client, 0)
    await openTimeline(page, id, 0)
    const words = 'This is a HEIC photo. Export it as JPG and upload it again.'
    for (const [name, mimeType, buffer] of [
      ['IMG_1.HEIC', '', Buffer.from('x')],
      ['IMG_2', 'image/heic', Buffer.from('x')],
      ['IMG_3.jpg', 'image/jpeg', heicBytes],
    ] as const) {
      await choose(page, [{ name, mimeType, buffer }])
      await expectToast(page, 'Error', words)
      await expect(uploads(page).filter({ hasText: name })).toContainText(words)
      await card(page)
        .getByRole('button', { name: `Dismiss ${name}`, exact: true })
        .click()
    }
    await expect(uploads(page)).toHaveCount(0)
    expect(await savedNames(client, id)).toEqual([])
  })

  test('T10 a picture over 10 MB is refused in the browser and on the server, and the words say the limit', async ({
    page,
  }) => {
    const { id } = await newTimeline(client, 0)
    await openTimeline(page, id, 0)
    const large = Buffer.alloc(pictureLimits.bytes + 1)
    large.set(await tinyPicture(1))
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    await choose(page, [{ name: 'large.png', mimeType: 'image/png', buffer: large }])
    await expectToast(page, 'Error', 'A picture may have at most 10 MB.')
    await expect(uploads(page)).toContainText(['A picture may have at most 10 MB.'])
    await expect(uploads(page).getByRole('button', { name: /^Try again/ })).toHaveCount(0)
    expect(sent).toEqual([])
    const file = new Blob([new Uint8Array(large)])
    const refused = await client
      .call(addSlide, { params: { id }, file, filename: 'large.png', fields: {} })
      .catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(ApiError)
    expect(refused).toMatchObject({ status: 413, problem: { message: 'A picture may have at most 10 MB.' } })
  })

  test('T11 each file has its progress and can be cancelled, while the other tab is open too', async ({
    page,
  }) => {
    const { id } = await newTimeline(client, 0)
    await openTimeline(page, id, 0)
    const buffer = await noisyPicture()
    // 30 s for the first file, so that it is still uploading when it is cancelled.
    const speedUp = await limitUpload(page, buffer.length / 30)
    await choose(page, [
      { name: 'first.png', mimeType: 'image/png', buffer },
      { name: 'second.png', mimeType: 'image/png', buffer },
      await png('third.png'),
    ])
    const bar = card(page).getByRole('progressbar', { name: 'Upload of first.png' })
    const percent = async () => Number(await bar.getAttribute('aria-valuenow'))
    await expect.poll(percent).toBeGreaterThan(0)
    expect(await percent()).toBeLessThan(100)
    await expect(uploads(page).filter({ hasText: 'second.png' })).toContainText('Waiting')
    await card(page).getByRole('tab', { name: 'Timing Control' }).click()
    await expect(uploads(page)).toHaveCount(3)
    await card(page).getByRole('button', { name: 'Cancel the upload of first.png' }).click()
    await expect(card(page).getByRole('progressbar', { name: 'Upload of second.png' })).not.toHaveAttribute(
      'aria-valuenow',
      '0',
    )
    await speedUp()
    await expectToast(page, 'Success', 'Image uploaded successfully')
    await card(page).getByRole('tab', { name: 'Images' }).click()
    await expect.poll(() => shownNames(page)).toEqual(['second.png', 'third.png'])
    expect(await savedNames(client, id)).toEqual(['second.png', 'third.png'])
  })

  test('T11 T12 when the network drops each file says so, and is tried again alone or with all others', async ({
    page,
    context,
  }) => {
    const { id } = await newTimeline(client, 0)
    await openTimeline(page, id, 0)
    await context.setOffline(true)
    await choose(page, [await png('1.png', 1), await png('2.png', 2), await png('3.png', 3)])
    await expectToast(page, 'Error', 'Failed to upload image')
    await expect(uploads(page).getByText('The connection broke. Try again.')).toHaveCount(3)
    await context.setOffline(false)
    await card(page).getByRole('button', { name: 'Try again: 1.png' }).click()
    await expectToast(page, 'Success', 'Image uploaded successfully')
    await expect(uploads(page)).toHaveCount(2)
    await card(page).getByRole('button', { name: 'Try all again (2)' }).click()
    await expect(uploads(page)).toHaveCount(0)
    await expect.poll(() => savedNames(client, id)).toEqual(['1.png', '2.png', '3.png'])
  })

  test('T12 T29 a file that the server refuses says why, and a second try is not offered', async ({
    page,
  }) => {
    const { id } = await newTimeline(client, 0)
    const path = join(await mkdtemp(join(tmpdir(), 'voxdeck-tiny-')), 'picture.png')
    await writeFile(path, '<svg xmlns="http://www.w3.org/2000/svg"/>')
    await openTimeline(page, id, 0)
    await page.getByTestId('slide-chooser').setInputFiles(path)
    await expectToast(page, 'Error', 'Failed to upload image')
    await expect(uploads(page)).toContainText(['Only PNG, JPG, GIF and WebP pictures can be used.'])
    await expect(uploads(page).getByRole('button', { name: /^Try again/ })).toHaveCount(0)
  })
})
