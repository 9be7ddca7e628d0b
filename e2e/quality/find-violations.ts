import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** What axe finds wrong with the page as it stands: rule, element and reason, a line each. */
export const findViolations = async (page: Page): Promise<string[]> => {
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({
      // Telling where each element stands that is well takes longer than looking at it.
      resultTypes: ['violations'],
      // It would wait ten seconds for a video that does not come.
      preload: { assets: ['cssom', 'media'], timeout: 2000 },
    })
    .withTags(standards)
  // An open list of choices holds the focus, and Radix hides the page behind it for as long: it is the page meanwhile.
  const list = '[role=listbox]'
  const { violations } = await ((await page.locator(list).count()) > 0 ? axe.include(list) : axe).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes
      // A menu belongs to its button, wherever it is drawn.
      .filter(({ target }) => id !== 'region' || !target.join(' ').includes('radix-popper-content'))
      .map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}
