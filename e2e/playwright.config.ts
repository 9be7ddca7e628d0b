import { defineConfig } from '@playwright/test'
import { browserArguments, browserPath, pagesOnly } from './browser.ts'

/** What measures how long something takes: the machine is theirs while they run. */
const alone = [
  'dashboard-scale',
  'demo',
  'videos-sync',
  'generation',
  'languages-speed',
  'listening',
  'nothing-lost',
  'presentation-sound',
  'recording',
  'timeline-speed',
  'toasts',
].map((name) => `${name}.spec.ts`)

export default defineConfig({
  testDir: '.',
  // With --workers 2 the first is run two files at a time; the second needs one at a time, which is what goes unsaid.
  projects: [
    {
      name: 'side-by-side',
      testMatch: '*.spec.ts',
      testIgnore: alone,
      use: { launchOptions: pagesOnly },
    },
    // What is timed is timed in the browser that people have, and without a trace: it takes a picture of the whole page at
    // every move of the mouse, and that is what would be measured.
    { name: 'alone', testMatch: alone, use: { trace: 'off' } },
  ],
  outputDir: '.results/tests',
  globalSetup: './start-product.ts',
  workers: 1,
  fullyParallel: false,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '.results/results.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Costs a quarter of the time, and nobody opens CI's.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: browserPath, args: browserArguments },
  },
})
