import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const everywhere = ['apps/**', 'packages/**', 'dev/**', 'e2e/**', 'chaos/**', 'bench/**']
const tests = (suffix: string) => everywhere.map((folder) => `${folder}/*${suffix}`)
/** They need a process of their own: the API's picture tests forbid sharp to read SVG, for the whole process. */
const isolated = ['dev/draw-demo/**/*.test.ts']
const never = ['**/node_modules/**', '**/dist/**']
const patient = { testTimeout: 120_000, hookTimeout: 120_000 }

const { VOXDECK_CACHE: cache } = process.env

export default defineConfig({
  // Outside of the checkout: a new one knows how long each file took, and begins with the longest.
  ...(cache && { cacheDir: join(cache, 'vitest') }),
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          sequence: { groupOrder: 0 },
          include: tests('.test.ts'),
          exclude: [...never, ...isolated, ...tests('.medium.test.ts'), ...tests('.chaos.test.ts')],
          // Modules are loaded once per process, for all files: no test may leave state behind in one.
          isolate: false,
          // Property tests run hundreds of cases, on machines that are shared with other work.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'unit, isolated',
          sequence: { groupOrder: 0 },
          include: isolated,
          exclude: never,
          testTimeout: 60_000,
        },
      },
      {
        // Components of the pages, drawn in a document without a browser.
        resolve: { alias: { '@': join(import.meta.dirname, 'apps/web/src') } },
        test: {
          name: 'component',
          sequence: { groupOrder: 0 },
          include: ['apps/web/src/**/*.test.tsx'],
          exclude: never,
          environment: 'happy-dom',
          setupFiles: ['apps/web/testing/use-document.ts'],
          testTimeout: 60_000,
        },
      },
      {
        // With real Postgres, S3, Temporal, ffmpeg and voices: one set of services for each test process.
        test: {
          name: 'medium',
          sequence: { groupOrder: 1 },
          include: tests('.medium.test.ts'),
          exclude: never,
          globalSetup: ['dev/medium-services.ts'],
          setupFiles: ['dev/use-medium-services.ts'],
          maxWorkers: 2,
          // One process runs many files: with isolation each file would load the API and the AWS SDK again.
          isolate: false,
          ...patient,
        },
      },
      {
        // The whole product in separate processes for each file, some of which the tests kill.
        test: {
          name: 'chaos',
          sequence: { groupOrder: 2 },
          include: tests('.chaos.test.ts'),
          exclude: never,
          maxWorkers: 2,
          ...patient,
        },
      },
    ],
  },
})
