import { type BrowserContext, expect } from '@playwright/test'
import { summariseProjects } from '@voxdeck/contracts/projects/summarise-projects'
import { fillAccount } from './dashboard/fill-account.ts'
import { test } from './dashboard/with-person.ts'
import { median, quickest } from './median.ts'
import { clientOf, type NewPerson, newPerson, signInAs } from './new-person.ts'
import { note, productUrl } from './product.ts'

const runs = 8
const fewest = 10

/** Bytes stored in a filled account, and the milliseconds in which the server counts them. */
const countSpace = async (person: NewPerson) => {
  const started = performance.now()
  const { space } = await clientOf(productUrl(), person).call(summariseProjects, {})
  return { space, milliseconds: performance.now() - started }
}

/** Milliseconds from navigation until the first page of cards is in the document, by the page's clock. */
const loadOnce = async (context: BrowserContext): Promise<number> => {
  const page = await context.newPage()
  await page.addInitScript((least) => {
    const look = () => {
      const shown = document.querySelectorAll('main li h3 a').length
      if (shown < least || 'shownAfter' in window) return
      Object.assign(window, { shownAfter: performance.now() })
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true })
  }, fewest)
  await page.goto(productUrl())
  const shownAfter = await page.waitForFunction(() => (window as { shownAfter?: number }).shownAfter)
  const milliseconds = Number(await shownAfter.jsonValue())
  await page.close()
  return milliseconds
}

test('D31 G14 with 10,000 projects the first page takes at most 1.5 times as long as with 10', async ({
  browser,
  database,
}) => {
  test.setTimeout(600_000)
  const few = await newPerson(database)
  const many = await newPerson(database)
  // Both first pages have projects of equal size, so that only the number of projects differs.
  await fillAccount(database, { userId: few.userId, projects: fewest, slides: 200 })
  await fillAccount(database, { userId: many.userId, projects: 10_000, slides: 20, firstSlides: 200 })

  const open = async (person: NewPerson) => {
    const context = await browser.newContext()
    await signInAs(context, person)
    // The first visit fills the caches and is not counted.
    await loadOnce(context)
    return context
  }
  const contexts = { few: await open(few), many: await open(many) }
  const times = { few: [] as number[], many: [] as number[] }
  // In turns, so that other load of the machine falls on both.
  for (let run = 0; run < runs; run++) {
    times.few.push(await loadOnce(contexts.few))
    times.many.push(await loadOnce(contexts.many))
  }
  const counts = []
  for (let run = 0; run < runs; run++) counts.push(await countSpace(many))
  const counted = median(counts.map(({ milliseconds }) => milliseconds))
  note('totals and space of 10,000 projects counted in, ms', counted.toFixed(0))
  const slides = 200 * 12 + 20 * (10_000 - 12)
  expect(counts[0]?.space).toBe(slides * 100_000 + (slides / 10) * 2_000_000 + 5_000 * 1_000_000)
  expect(counted).toBeLessThan(1500)
  const ratio = quickest(times.many) / quickest(times.few)
  note('first page with 10 projects, ms', quickest(times.few).toFixed(0))
  note('first page with 10,000 projects, ms', quickest(times.many).toFixed(0))
  note('ratio', ratio.toFixed(2))
  expect(ratio).toBeLessThanOrEqual(1.5)
  await contexts.few.close()
  await contexts.many.close()
  // Later tests should not pay for so many rows.
  await database.pool.query(
    'delete from projects where id in (select project_id from members where user_id = $1)',
    [many.userId],
  )
})
