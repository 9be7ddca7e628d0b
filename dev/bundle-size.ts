// `pnpm bundle:size`, after a build: fails when a page's initial scripts are larger than K10 allows, or when files
// import each other.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { importCycles } from './bundle-size/import-cycles.ts'
import { initialScripts, type Manifest } from './bundle-size/initial-scripts.ts'
import { bundleLimits } from './bundle-size/limits.ts'
import { repositoryRoot } from './paths.ts'

const dist = join(repositoryRoot, 'apps/web/dist')
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest

/** The manifest entries that `app/routes.tsx` and `session/get-user.ts` load for each page. */
const pages = {
  landing: ['index.html', 'src/features/landing/landing.tsx'],
  editor: ['index.html', '../../packages/contracts/src/auth/get-user.ts', 'src/app/editor-page.tsx'],
}

for (const circle of importCycles(manifest)) {
  console.log(`FAILED these files import each other: ${circle}`)
  process.exitCode = 1
}

for (const page of ['landing', 'editor'] as const) {
  const scripts = initialScripts(manifest, pages[page])
  const bytes = scripts
    .map((file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length)
    .reduce((sum, size) => sum + size, 0)
  const fits = bytes <= bundleLimits[page]
  console.log(
    `${fits ? 'ok    ' : 'FAILED'} ${page.padEnd(8)} ${(bytes / 1000).toFixed(1).padStart(6)} KB of script, gzipped, at most ${bundleLimits[page] / 1000}`,
  )
  if (!fits) process.exitCode = 1
}
