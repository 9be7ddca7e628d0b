import type { Page } from '@playwright/test'
import { findEnglish } from './quality/find-english.ts'
import { findMotion } from './quality/find-motion.ts'
import { findSmallTargets } from './quality/find-small-targets.ts'
import { findViolations } from './quality/find-violations.ts'
import { expect, test } from './quality/fixtures.ts'
import { term, wordsInMarks } from './quality/make-languages.ts'
import { states } from './quality/states.ts'
import { titles } from './quality/world.ts'
import { settle, waitTwoFrames } from './screenshots/browser.ts'
import { videoWords } from './watch/video-words.ts'

const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }

type Look = { size: { width: number; height: number }; colorScheme: 'light' | 'dark' }
type Looks = { language: 'en' | 'th'; looks: readonly Look[] }

/** Thai in both colour schemes and both widths: its texts are longer, and the first to be left untranslated. */
const inThai: Looks = {
  language: 'th',
  looks: [
    { size: narrow, colorScheme: 'light' },
    { size: wide, colorScheme: 'dark' },
  ],
}
const inEnglish: Looks = {
  language: 'en',
  looks: [
    { size: wide, colorScheme: 'light' },
    { size: narrow, colorScheme: 'dark' },
  ],
}

/** English doubles the cost: with VOXDECK_LOOKS=every each state is checked in English too, else every fourth. */
const looksOf = (index: number): readonly Looks[] =>
  process.env.VOXDECK_LOOKS === 'every' || index % 4 === 0 ? [inEnglish, inThai] : [inThai]

/**
 * Overrides the page's window size until the page is closed: a window that a presentation fills cannot be resized.
 */
const resize = async (page: Page, size: Look['size']) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile: false })
}

const look = async (page: Page, { size, colorScheme }: Look) => {
  await resize(page, size)
  await page.emulateMedia({ colorScheme })
  await waitTwoFrames(page)
  await uncover(page)
}

/** Scrolls back what stands half under the top bar: axe takes what is left of it for a small target. */
const uncover = (page: Page) =>
  page.evaluate(() => {
    const end = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const tops = [...document.querySelectorAll('main :is(a, button, input, select, textarea)')]
      .map((control) => control.getBoundingClientRect())
      .flatMap(({ top, bottom }) => (top < end && bottom > end ? top : []))
    if (tops.length > 0) scrollBy({ top: Math.min(...tops) - end - 1, behavior: 'instant' })
  })

for (const [index, { name, as, path, before, arrange }] of states.entries())
  test(`K6 K7 K8 I4 ${name}: axe, size of targets, reduced motion, no English in Thai`, async ({
    world,
    visit,
  }) => {
    const person = as === 'nobody' ? null : world[as]
    const peoplesOwn = [
      'Ada',
      'Boon',
      'Grace',
      'ada@example.test',
      // Of a microphone.
      'Fake Default Audio Input',
      ...Object.values(titles),
      ...videoWords,
      ...Object.values(term),
      ...wordsInMarks,
      ...world.slides.map((slide) => slide.name),
    ]
    for (const { language, looks } of looksOf(index)) {
      const page = await visit(person, { language, motion: 'reduced' })
      await before?.(page)
      await page.goto(world.url + path(world.projects))
      await arrange(page)
      await settle(page)
      for (const one of looks) {
        await look(page, one)
        const at = `${name} ${language} ${one.size.width} ${one.colorScheme}`
        expect.soft(await findSmallTargets(page), `targets of ${at}`).toEqual([])
        expect.soft(await findMotion(page), `motion of ${at}`).toEqual([])
        if (language === 'th')
          expect.soft(await findEnglish(page, peoplesOwn), `English in ${at}`).toEqual([])
        expect.soft(await findViolations(page), `axe on ${at}`).toEqual([])
      }
    }
  })
