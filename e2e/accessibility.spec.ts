import type { Page } from '@playwright/test'
import { findEnglish } from './quality/find-english.ts'
import { findMotion } from './quality/find-motion.ts'
import { findSmallTargets } from './quality/find-small-targets.ts'
import { findViolations } from './quality/find-violations.ts'
import { expect, test } from './quality/fixtures.ts'
import { states } from './quality/states.ts'
import { titles } from './quality/world.ts'
import { settle } from './screenshots/browser.ts'

const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }

/** Each state is reached twice and looked at three times: both languages, both colours, both widths. */
const looks = {
  en: [
    { size: wide, colorScheme: 'light' },
    { size: narrow, colorScheme: 'dark' },
  ],
  th: [{ size: narrow, colorScheme: 'light' }],
} as const

type Look = { size: { width: number; height: number }; colorScheme: 'light' | 'dark' }

const look = async (page: Page, { size, colorScheme }: Look) => {
  await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme })
  // Two frames: one for the media queries to be asked, one for what they change to be drawn.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  )
}

for (const { name, as, path, before, arrange } of states)
  test(`K6 K7 K8 I4 ${name}: axe, size of targets, reduced motion, no English in Thai`, async ({
    world,
    visit,
  }) => {
    const person = { nobody: null, owner: world.owner, newcomer: world.newcomer }[as]
    const peoplesOwn = ['Ada', 'Boon', ...Object.values(titles), ...world.slides.map((slide) => slide.name)]
    for (const language of ['en', 'th'] as const) {
      const page = await visit(person, { language, motion: 'reduced' })
      await before?.(page)
      await page.goto(world.url + path(world.projects))
      await arrange(page)
      await settle(page)
      for (const one of looks[language]) {
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
