import { defineConfig } from '@playwright/test'
import { browserArguments, browserPath } from './browser.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '.results/tests',
  globalSetup: './start-product.ts',
  // One film at a time: on two cores a second would only slow the first.
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
