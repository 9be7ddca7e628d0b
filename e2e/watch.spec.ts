import { breakConnection } from './network.ts'
import { expect, test } from './quality/fixtures.ts'
import { tabTo } from './quality/keyboard.ts'
import { spokenSeconds } from './quality/world.ts'
import { openVideos } from './videos/open-videos.ts'
import { beepLanguages } from './watch/beeps.ts'
import { hearNotices } from './watch/hear-notices.ts'
import { allowMeasuring, readMeasured, startMeasuring } from './watch/measure-sync.ts'
import {
  captionLines,
  choose,
  isPaused,
  menuButton,
  openVideo,
  playsPast,
  restAt,
  videoTime,
} from './watch/player.ts'
import { captionSeconds, captionsAt, chapterTitles } from './watch/video-words.ts'

const ownNames = ['English', 'Português (Brasil)', 'ไทย', 'العربية']
const chapterSeconds = spokenSeconds / chapterTitles.length

test('U2 U3 the video is heard in the language that is chosen, also where it was heard in another before', async ({
  world,
  visit,
}) => {
  const page = await visit(world.owner)
  await allowMeasuring(page)
  await openVideo(page, `${world.url}/projects/${world.projects.watched}`)
  await startMeasuring(page)
  await page.mouse.move(300, 300)
  await menuButton(page, 'Language').click()
  const entries = page.getByRole('menuitemradio')
  await expect(entries).toHaveText(ownNames)
  await expect(entries.and(page.getByRole('menuitemradio', { checked: true }))).toHaveText(['English'])
  await page.keyboard.press('Escape')

  await playsPast(page, 4)
  await choose(page, 'Language', 'العربية')
  await expect(menuButton(page, 'Language')).toHaveAccessibleName('Language: العربية')
  const heard = async () => (await readMeasured(page)).beeps.at(-1)?.language
  await expect.poll(heard).toBe('ar')

  // Back to a part that was played in English before.
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.currentTime = 0
  })
  const count = (await readMeasured(page)).beeps.length
  await playsPast(page, 3)
  const since = async () => (await readMeasured(page)).beeps.slice(count)
  await expect.poll(async () => (await since()).length).toBeGreaterThan(3)
  const later = await since()
  expect(new Set(later.map(({ language }) => language))).toEqual(new Set(['ar']))
})

test('U3 a video in one language has no menu of languages', async ({ world, visit }) => {
  const page = await visit(world.owner)
  await openVideo(page, `${world.url}/projects/${world.projects.video}`)
  await expect(menuButton(page, 'Speed')).toHaveCount(1)
  await expect(menuButton(page, 'Language')).toHaveCount(0)
})

test('U4 captions are off at first, shown in time in any language, follow what is spoken, and are remembered', async ({
  world,
  visit,
}) => {
  const page = await visit(world.owner)
  const video = `${world.url}/projects/${world.projects.watched}`
  await openVideo(page, video)
  await expect(menuButton(page, 'Captions')).toHaveAccessibleName('Captions: Off')
  await restAt(page, 1)
  expect(await captionLines(page)).toEqual([])

  await test.step('each language at its times', async () => {
    for (const [index, code] of beepLanguages.entries()) {
      await choose(page, 'Captions', ownNames[index] ?? '')
      for (const cue of [0, 3, 4]) {
        await restAt(page, cue * captionSeconds + 0.05)
        await expect.poll(() => captionLines(page)).toEqual(captionsAt(code, cue))
        await restAt(page, (cue + 1) * captionSeconds - 0.1)
        await expect.poll(() => captionLines(page)).toEqual(captionsAt(code, cue))
      }
      // Two frames without a caption separate two captions.
      await restAt(page, captionSeconds - 0.03)
      await expect.poll(() => captionLines(page)).toEqual([])
    }
  })

  await test.step('they stay in a language of their own, and follow where they were in the spoken one', async () => {
    await restAt(page, 1)
    await choose(page, 'Language', 'ไทย')
    await expect.poll(() => captionLines(page)).toEqual(captionsAt('ar', 0))
    await choose(page, 'Captions', 'ไทย')
    await expect.poll(() => captionLines(page)).toEqual(captionsAt('th', 0))
    await choose(page, 'Language', 'Português (Brasil)')
    await expect.poll(() => captionLines(page)).toEqual(captionsAt('pt-BR', 0))
  })

  await test.step('remembered', async () => {
    await openVideo(page, video)
    await expect(menuButton(page, 'Captions')).toHaveAccessibleName('Captions: English')
    await choose(page, 'Captions', 'Off')
    await openVideo(page, video)
    await expect(menuButton(page, 'Captions')).toHaveAccessibleName('Captions: Off')
  })
})

test('U5 chapters are marked on the time range, named, and gone to', async ({ world, visit }) => {
  const page = await visit(world.owner)
  await openVideo(page, `${world.url}/projects/${world.projects.watched}`)
  await restAt(page, 1)
  const marks = page.locator('media-time-range').locator('#segments-clipping rect')
  await expect(marks).toHaveCount(chapterTitles.length)
  await expect(menuButton(page, 'Chapters')).toHaveAccessibleName(`Chapters: ${chapterTitles[0]}`)

  await page.mouse.move(300, 300)
  await menuButton(page, 'Chapters').click()
  await expect(page.getByRole('menuitemradio')).toHaveText(
    chapterTitles.map((title, index) => `${title}0:${String(index * chapterSeconds).padStart(2, '0')}`),
  )
  await page.getByRole('menuitemradio', { name: chapterTitles[3] ?? '' }).click()
  await expect.poll(() => videoTime(page)).toBeCloseTo(3 * chapterSeconds, 1)
  await expect(menuButton(page, 'Chapters')).toHaveAccessibleName(`Chapters: ${chapterTitles[3]}`)

  const range = await page.locator('media-time-range').boundingBox()
  await page.mouse.move((range?.x ?? 0) + (range?.width ?? 0) * 0.3, (range?.y ?? 0) + 10)
  await expect(page.locator('media-preview-chapter-display')).toHaveText(chapterTitles[1] ?? '')
})

test('U6 everything that the player can do is done with keys alone', async ({ world, visit }) => {
  const page = await visit(world.owner)
  await openVideo(page, `${world.url}/projects/${world.projects.watched}`)
  const lastNotice = await hearNotices(page)

  await test.step('from wherever the focus is', async () => {
    await page.keyboard.press('k')
    await expect.poll(() => isPaused(page)).toBe(true)
    await restAt(page, 1)
    await page.keyboard.press('c')
    await expect.poll(lastNotice).toBe('Captions: English')
    await expect.poll(() => captionLines(page)).toEqual(captionsAt('en', 0))
    await page.keyboard.press('l')
    await expect.poll(lastNotice).toBe('Português (Brasil)')
    await expect.poll(() => captionLines(page)).toEqual(captionsAt('pt-BR', 0))
    await page.keyboard.press('c')
    await expect.poll(lastNotice).toBe('Captions: Off')
    await expect.poll(() => captionLines(page)).toEqual([])
    await page.keyboard.press('Shift+N')
    await expect.poll(lastNotice).toBe(chapterTitles[1] ?? '')
    await expect.poll(() => videoTime(page)).toBeCloseTo(chapterSeconds, 1)
    await page.keyboard.press('Shift+P')
    await expect.poll(() => videoTime(page)).toBe(0)
  })

  await test.step('through the controls and their menus', async () => {
    await tabTo(page, 'button', /^Speed/)
    await page.keyboard.press('Enter')
    for (const rate of ['0.5×', '0.75×', '1×', '1.25×']) {
      await expect(page.getByRole('menuitemradio', { name: rate, exact: true })).toBeFocused()
      await page.keyboard.press(rate === '1.25×' ? 'Enter' : 'ArrowDown')
    }
    await expect(menuButton(page, 'Speed')).toHaveAccessibleName('Speed: 1.25×')
    await expect(menuButton(page, 'Speed')).toBeFocused()
    expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(1.25)
    // Keys in an open menu go to the menu, and Enter on the button does not start playback.
    expect(await videoTime(page)).toBe(0)
    await tabTo(page, 'button', /^Language/)
    await page.keyboard.press('Space')
    await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused()
    await page.keyboard.press('End')
    await expect(page.getByRole('menuitemradio', { name: 'العربية' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(menuButton(page, 'Language')).toHaveAccessibleName('Language: العربية')
    expect(await isPaused(page)).toBe(true)
  })

  await test.step('Escape closes a menu first, then the player', async () => {
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menu')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Play the video of/ })).toBeFocused()
  })
})

test('U7 a video that cannot be loaded says so, and goes on where it stopped', async ({ world, visit }) => {
  const page = await visit(world.owner)
  const broken = await breakConnection(page, '**/film.m3u8')
  await page.goto(`${world.url}/projects/${world.projects.watched}`)
  await openVideos(page)
  await page.getByRole('button', { name: /^Play the video of/ }).click()
  const alert = page.getByRole('dialog').getByRole('alert')
  await expect(alert).toContainText('The video could not be played', { timeout: 60_000 })
  await expect(alert.getByRole('button', { name: 'Try again' })).toBeFocused()
  await broken.mend()
  await page.keyboard.press('Enter')
  await playsPast(page, 0)
  await expect(alert).toHaveCount(0)

  await test.step('a file that breaks off', async () => {
    await openVideo(page, `${world.url}/projects/${world.projects.video}`)
    await restAt(page, 1)
    await page.locator('video').evaluate((video: HTMLVideoElement) => {
      video.dispatchEvent(new Event('error'))
    })
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => videoTime(page)).toBeGreaterThanOrEqual(1)
    await playsPast(page, 1.2)
  })
})

for (const width of [320, 360, 1440])
  test(`U8 ${width} px wide the controls fit, and captions stand clear of them and inside the video`, async ({
    world,
    visit,
  }) => {
    const page = await visit(world.owner, { width, height: 740 })
    await openVideo(page, `${world.url}/projects/${world.projects.watched}`)
    await restAt(page, 1)
    await page.keyboard.press('c')
    const frame = page.locator('.video-frame')
    for (const code of beepLanguages) {
      await expect.poll(() => captionLines(page)).toEqual(captionsAt(code, 0))
      const found = await frame.evaluate((element) => {
        const inside = element.getBoundingClientRect()
        const controls = [...element.querySelectorAll('.video-controls media-control-bar > *, .video-button')]
          .map((control) => control.getBoundingClientRect())
          .filter((box) => box.width > 0)
        const words = [...element.querySelectorAll('.video-captions span')].map((line) => ({
          box: line.getBoundingClientRect(),
          direction: getComputedStyle(line).direction,
        }))
        const range = element.querySelector('media-time-range')?.getBoundingClientRect()
        return {
          controlsOutside: controls.filter((box) => box.left < inside.left || box.right > inside.right)
            .length,
          wordsOutside: words.filter(({ box }) => box.left < inside.left || box.right > inside.right).length,
          wordsBelow: words.filter(({ box }) => box.bottom > (range?.top ?? 0)).length,
          directions: [...new Set(words.map(({ direction }) => direction))],
        }
      })
      expect(found, code).toEqual({
        controlsOutside: 0,
        wordsOutside: 0,
        wordsBelow: 0,
        directions: [code === 'ar' ? 'rtl' : 'ltr'],
      })
      await page.keyboard.press('l')
    }
    const buttons = frame.locator(
      '.video-button:visible, media-play-button:visible, media-fullscreen-button:visible',
    )
    const boxes = await buttons.evaluateAll((all) =>
      all.map((button) => button.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
    )
    const ordered = boxes.toSorted((a, b) => a.left - b.left)
    const overlaps = ordered.slice(1).filter(({ left }, index) => left < (ordered[index]?.right ?? 0) - 1)
    expect(overlaps).toEqual([])
  })
