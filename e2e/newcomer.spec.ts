import { stat } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { getProject } from '@voxdeck/contracts/projects/get-project'
import { listProjects } from '@voxdeck/contracts/projects/list-projects'
import { clientOf, newPerson, openDatabase, signInAs } from './new-person.ts'
import { createHand } from './newcomer/hand.ts'
import { makePictures, paragraphs, talk } from './newcomer/talk.ts'
import { note, productUrl } from './product.ts'
import { takeDownload } from './take-download.ts'
import { expectToast } from './toast.ts'
import { probeVideo } from './video/probe-video.ts'
import { expectSaved, slideField } from './writing/open-project.ts'

const recorded = 5
const lengthened = 8
const seconds = 14

test.use({ permissions: ['microphone', 'clipboard-read', 'clipboard-write'] })

const listItem = (page: Page, slide: number) =>
  page.getByRole('listitem').filter({ has: slideField(page, slide) })

const generated = (page: Page) =>
  expectToast(page, 'Success', 'English video generated successfully', { timeout: 300_000 })

/**
 * The walk of somebody who has a talk and has never seen the editor, by the shortest way that visible controls offer.
 * `docs/newcomer.md` has its figures, before and after.
 */
test('a newcomer makes a video of a talk of twelve slides, changes a word and makes it again', async ({
  page,
}) => {
  test.setTimeout(900_000)
  const database = openDatabase()
  const person = await newPerson(database)
  await database.close()
  const client = clientOf(productUrl(), person)
  await signInAs(page.context(), person)
  const pictures = await makePictures()
  const hand = createHand(page)
  await page.goto(productUrl())

  await hand.part('a project', () =>
    hand.click(page.getByRole('button', { name: 'Create Your First Project' })),
  )
  await hand.part('twelve pictures', async () => {
    await hand.chooseFiles(page.getByRole('button', { name: 'Add New Slides' }), pictures)
    await expect(slideField(page, 12)).toBeAttached({ timeout: 60_000 })
  })
  await hand.part('the script', async () => {
    await hand.paste(talk)
    await hand.click(page.getByRole('button', { name: 'Put on 12 slides' }))
  })
  await hand.part('one voice for all', async () => {
    await hand.click(page.getByRole('combobox', { name: 'Voice of slide 1', exact: true }))
    await hand.click(page.getByRole('checkbox', { name: 'For all 12 slides' }))
    await hand.click(page.getByRole('option', { name: 'Bella' }))
  })
  await hand.part('one recording', async () => {
    await hand.click(page.getByRole('button', { name: `Record slide ${recorded}`, exact: true }))
    await expect(listItem(page, recorded).getByRole('timer')).toContainText('0:02', { timeout: 30_000 })
    await hand.click(page.getByRole('button', { name: `Stop recording slide ${recorded}` }))
    await expectToast(page, 'Recording Complete', undefined, { timeout: 60_000 })
  })
  await hand.part('one length', async () => {
    await hand.click(page.getByRole('tab', { name: 'Timing Control' }))
    await hand.click(
      page.getByRole('list', { name: 'All slides' }).getByRole('spinbutton', { name: `${lengthened}` }),
    )
    await hand.press('Control+A')
    await hand.type(String(seconds))
    await hand.press('Enter')
    await expectToast(page, 'Timing Updated')
  })
  await hand.part('a video', async () => {
    await hand.click(page.getByRole('button', { name: 'Generate Video', exact: true }))
    await generated(page)
  })
  await hand.part('another word', async () => {
    await hand.selectLastWord(slideField(page, 2))
    await hand.writeScript('break')
    await expectSaved(page)
  })
  await hand.part('the video again', async () => {
    await hand.click(page.getByRole('button', { name: 'Update Video', exact: true }))
    await expect(page.getByRole('button', { name: 'Generating...' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Generating...' })).toBeHidden({ timeout: 300_000 })
  })
  let file = ''
  await hand.part('the file', async () => {
    const link = page.getByRole('link', { name: 'Download Video' })
    file = await (await takeDownload(page, () => hand.click(link))).path()
  })

  for (const { part, effort } of hand.parts())
    note(part, `${effort.clicks} clicks, ${effort.drags} drags, ${effort.keys} keys`)
  note('altogether', `${hand.total()} (${JSON.stringify(hand.effort())})`)

  const [listed] = await client.call(listProjects, { query: {} })
  const project = await client.call(getProject, { params: { id: listed?.id ?? '' } })
  const scripts = project.slideScripts.toSorted((a, b) => a.slideNumber - b.slideNumber)
  expect(scripts.map(({ script }) => script)).toEqual(
    paragraphs.map((paragraph) => paragraph.replace('would crack.', 'would break.')),
  )
  expect(new Set(scripts.map(({ selectedVoice }) => selectedVoice))).toEqual(new Set(['bella']))
  expect(scripts.flatMap(({ audioRecording }, index) => (audioRecording ? [index + 1] : []))).toEqual([
    recorded,
  ])
  expect(
    project.images.flatMap(({ manualDuration }, index) =>
      manualDuration ? [[index + 1, manualDuration]] : [],
    ),
  ).toEqual([[lengthened, seconds]])
  const newest = project.videos.find(({ contentHash }) => contentHash === project.hashesNow[0]?.contentHash)
  expect(newest).toMatchObject({ status: 'completed', languageCode: 'en' })
  expect((await stat(file)).size).toBe(newest?.size)
  const { videoSeconds } = await probeVideo(file)
  expect(Math.abs(videoSeconds - (newest?.duration ?? 0))).toBeLessThan(0.1)
})
