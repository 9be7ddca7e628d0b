import { defineConfig } from 'vitest/config'

const everywhere = ['apps/**', 'packages/**', 'dev/**', 'e2e/**', 'chaos/**', 'bench/**']
const tests = (suffix: string) => everywhere.map((folder) => `${folder}/*${suffix}`)
const never = ['**/node_modules/**', '**/dist/**']
const patient = { testTimeout: 120_000, hookTimeout: 120_000 }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: tests('.test.ts'),
          exclude: [...never, ...tests('.medium.test.ts'), ...tests('.chaos.test.ts')],
          // Properties are tried hundreds of times, on machines that others use too.
          testTimeout: 60_000,
        },
      },
      {
        // On the real Postgres, S3, Temporal, ffmpeg and voices: a set of services for each process.
        test: {
          name: 'medium',
          include: tests('.medium.test.ts'),
          exclude: never,
          globalSetup: ['dev/medium-services.ts'],
          setupFiles: ['dev/use-medium-services.ts'],
          maxWorkers: 2,
          // A process for many files: each would otherwise load the API and the AWS SDK again.
          isolate: false,
          ...patient,
        },
      },
      {
        // The whole product in processes of its own, some of which are killed.
        test: {
          name: 'chaos',
          include: tests('.chaos.test.ts'),
          exclude: never,
          fileParallelism: false,
          ...patient,
        },
      },
    ],
  },
})
