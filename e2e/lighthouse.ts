// `pnpm lighthouse [--runs 5]`, after a build: the landing page as Lighthouse sees it, the median of several runs.
// Accessibility must be perfect; performance is a figure to watch, since it depends on the machine.

import { parseArgs } from 'node:util'
import { launch } from 'chrome-launcher'
import lighthouse, { desktopConfig, type Flags, type Result } from 'lighthouse'
import { browserArguments, browserPath } from './browser.ts'
import { median } from './median.ts'
import { runProduct } from './run-product.ts'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
const runs = Number(values.runs)
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const presets = { mobile: undefined, desktop: desktopConfig }

type Run = { scores: Record<string, number>; faults: string[]; times: string }

/** Retries for a trace without its start (NO_NAVSTART), which is Chrome's fault and says nothing about the page. */
const spareTraces = 2

/** Each run has a new browser, so that nothing is cached from the run before. */
const trace = async (url: string, preset: keyof typeof presets, spare = spareTraces): Promise<Result> => {
  const browser = await launch({
    chromePath: browserPath,
    chromeFlags: ['--headless=new', ...browserArguments],
  })
  try {
    const flags: Flags = { port: browser.port, onlyCategories: [...categories], logLevel: 'error' }
    const report = (await lighthouse(url, flags, presets[preset]))?.lhr
    if (report && !report.runtimeError) return report
    if (spare === 0 || report?.runtimeError?.code !== 'NO_NAVSTART')
      throw new Error(`Lighthouse: ${report?.runtimeError?.message ?? 'no report'}`)
  } finally {
    browser.kill()
  }
  return trace(url, preset, spare - 1)
}

const runOnce = async (url: string, preset: keyof typeof presets): Promise<Run> => {
  const report = await trace(url, preset)
  const scores = Object.fromEntries(
    categories.map((category) => [category, Math.round((report.categories[category]?.score ?? 0) * 100)]),
  )
  const faults = (report.categories.accessibility?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = report.audits[id]
    return weight > 0 && audit && audit.score !== null && audit.score < 1 ? [`${id}: ${audit.title}`] : []
  })
  const shown = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ]
  const times = shown.map((id) => `${id} ${report.audits[id]?.displayValue ?? '?'}`).join(', ')
  return { scores, faults, times }
}

const running = await runProduct('lighthouse')
try {
  for (const preset of Object.keys(presets) as (keyof typeof presets)[]) {
    const made: Run[] = []
    while (made.length < runs) made.push(await runOnce(running.product.publicUrl, preset))
    const medians = categories.map(
      (category) => `${category} ${median(made.map(({ scores }) => scores[category] ?? 0))}`,
    )
    process.stdout.write(
      `landing, ${preset}, median of ${runs}: ${medians.join(', ')}\n  ${made[0]?.times}\n`,
    )
    for (const fault of new Set(made.flatMap(({ faults }) => faults)))
      process.stdout.write(`  FAILED ${fault}\n`)
    if (made.some(({ scores }) => (scores.accessibility ?? 0) < 100)) process.exitCode = 1
  }
} finally {
  await running.stop()
}
