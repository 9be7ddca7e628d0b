import { defineConfig } from 'vitest/config'

const everywhere = ['apps/**', 'packages/**', 'dev/**', 'e2e/**', 'chaos/**', 'bench/**']
const tests = (suffix: string) => everywhere.map((folder) => `${folder}/*${suffix}`)
const never = ['**/node_modules/**', '**/dist/**']
const patient = { fileParallelism: false, testTimeout: 120_000, hookTimeout: 120_000 }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: tests('.test.ts'),
          exclude: [...never, ...tests('.medium.test.ts'), ...tests('.chaos.test.ts')],
        },
      },
      {
        // On the real Postgres, S3, Temporal, ffmpeg and voices: one set of services for the whole run.
        test: {
          name: 'medium',
          include: tests('.medium.test.ts'),
          exclude: never,
          globalSetup: ['dev/medium-services.ts'],
          // One process for all files: each would otherwise load the API and the AWS SDK again.
          isolate: false,
          ...patient,
        },
      },
      {
        // The whole product in processes of its own, some of which are killed.
        test: { name: 'chaos', include: tests('.chaos.test.ts'), exclude: never, ...patient },
      },
    ],
  },
})
