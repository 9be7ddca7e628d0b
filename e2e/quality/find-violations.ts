import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** What axe finds wrong with the page: rule, element and reason, a line each. */
export const findViolations = async (page: Page): Promise<string[]> => {
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({
      // Violations only: describing where each passing element is takes longer than checking it.
      resultTypes: ['violations'],
      // By default axe waits 10 s for a video that does not load.
      preload: { assets: ['cssom', 'media'], timeout: 2000 },
    })
    .withTags(standards)
  // An open listbox holds the focus, and Radix hides the page behind it meanwhile: only the listbox is checked.
  const list = '[role=listbox]'
  const { violations } = await ((await page.locator(list).count()) > 0 ? axe.include(list) : axe).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes
      // A menu belongs to its button, although Radix draws it outside every landmark.
      .filter(({ target }) => id !== 'region' || !target.join(' ').includes('radix-popper-content'))
      .map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}
