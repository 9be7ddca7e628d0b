import { defineConfig } from '@playwright/test'
import { browserArguments, browserPath, headlessShell } from './browser.ts'

/** Specs that measure time: no other spec runs beside them. */
const alone = [
  'dashboard-scale',
  'videos-sync',
  'generation',
  'languages-recording',
  'languages-speed',
  'nothing-lost',
  'presentation-sound',
  'recording',
  'recording-takes',
  'timeline-speed',
].map((name) => `${name}.spec.ts`)

export default defineConfig({
  testDir: '.',
  // 'side-by-side' is run with --workers 3 on two cores, since its tests also wait; 'alone' needs one, the default.
  projects: [
    {
      name: 'side-by-side',
      testMatch: '*.spec.ts',
      testIgnore: alone,
      use: { launchOptions: headlessShell },
    },
    // Timed specs run in the browser that people have, and without a trace: tracing takes a screenshot of the whole
    // page at every mouse move, and that would be measured.
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
    // Tracing costs a quarter of the time, and nobody opens the traces of CI.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: browserPath, args: browserArguments },
  },
})
