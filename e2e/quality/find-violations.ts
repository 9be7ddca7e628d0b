import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const options = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  },
  // Violations only: describing where each passing element is takes longer than checking it.
  resultTypes: ['violations'],
  // By default axe waits 10 s for a video that does not load.
  preload: { assets: ['cssom', 'media'], timeout: 2000 },
} satisfies RunOptions

type WithAxe = { axe?: { run: (context: object, options: RunOptions) => Promise<AxeResults> } }

/** What axe finds wrong with the page: rule, element and reason, a line each. */
export const findViolations = async (page: Page): Promise<string[]> => {
  // Injected once per page: axe's own helper for Playwright does so for every analysis, which doubles its time.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const violations = await page.evaluate(async (chosen) => {
    // An open listbox holds the focus, and Radix hides the page behind it meanwhile: only the listbox is checked.
    const context = document.querySelector('[role=listbox]') ?? document
    const results = await (window as WithAxe).axe?.run(context, chosen)
    if (!results) throw new Error('axe is not in the page')
    return results.violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target, failureSummary }) => ({ target: target.join(' '), failureSummary })),
    }))
  }, options)
  return violations.flatMap(({ id, nodes }) =>
    nodes
      // A menu belongs to its button, although Radix draws it outside every landmark.
      .filter(({ target }) => id !== 'region' || !target.includes('radix-popper-content'))
      .map(({ target, failureSummary }) => `${id}: ${target}: ${failureSummary}`),
  )
}
