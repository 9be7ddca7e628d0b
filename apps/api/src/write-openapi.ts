import { readFile, writeFile } from 'node:fs/promises'
import type { Dependencies } from './dependencies/dependencies.ts'
import { createEndpoints } from './endpoints.ts'
import { createOpenApi } from './openapi.ts'

// Endpoints use their dependencies only when they are called, so their contracts can be read without any.
const endpoints = createEndpoints({} as Dependencies)
const text = `${JSON.stringify(createOpenApi(endpoints.map(({ operation }) => operation)), null, 2)}\n`
const file = new URL('../openapi.json', import.meta.url)

if (process.argv.includes('--check')) {
  const committed = await readFile(file, 'utf8').catch(() => '')
  if (committed !== text) {
    process.stderr.write('apps/api/openapi.json is stale: run pnpm openapi and commit it\n')
    process.exitCode = 1
  }
} else {
  await writeFile(file, text)
}
