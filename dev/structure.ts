// `pnpm structure [folder]`: how the code of a checkout is laid out, in figures.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { repositoryRoot } from './paths.ts'
import { arrowsInCycles, folderArrows } from './structure/folder-arrows.ts'
import { folderOf, isProduct, isTest, readSourceFiles, type SourceFile } from './structure/source-files.ts'

const { values, positionals } = parseArgs({
  options: { list: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const root = resolve(positionals[0] ?? repositoryRoot)
const files = readSourceFiles(root)
const product = files.filter(({ path }) => isProduct(path))

const say = (name: string, figure: number | string, found: readonly string[] = []) => {
  console.log(`${name.padEnd(58)} ${figure}`)
  if (values.list) for (const line of found) console.log(`    ${line}`)
}

const importersOf = (path: string): SourceFile[] => product.filter(({ imports }) => imports.includes(path))
const crumbs = product.filter(({ path, lines }) => lines <= 20 && importersOf(path).length === 1)
const lines = product.map((file) => file.lines).toSorted((a, b) => a - b)
say('product files', product.length)
say(
  'product lines',
  lines.reduce((sum, count) => sum + count, 0),
)
say('median lines of a product file', lines[Math.floor(lines.length / 2)] ?? 0)
say(
  'files of at most 20 lines with one importer',
  crumbs.length,
  crumbs.map(({ path }) => path),
)

const counted = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 })
  .split('\n')
  .filter((path) => /\.(ts|tsx)$/.test(path) && !/migrations\/|\.spec\.ts$/.test(path))
const full = [...Map.groupBy(counted, folderOf)].filter(([, inside]) => inside.length > 25)
say(
  'folders over 25 files',
  full.length,
  full.map(([folder, inside]) => `${folder} ${inside.length}`),
)

for (const below of ['apps/web/src/', 'apps/api/src/']) {
  const arrows = folderArrows(product, below)
  const up = arrowsInCycles(arrows)
  say(`imports between folders of ${below}`, arrows.length)
  say(
    `  that close a cycle`,
    up.length,
    up.map(({ from, to }) => `${from} -> ${to}`),
  )
}

const featureOf = (path: string): string | undefined => /^apps\/web\/src\/features\/([^/]+)\//.exec(path)?.[1]
const crossing = product.flatMap(({ path, imports }) =>
  imports
    .filter((target) => featureOf(path) && featureOf(target) && featureOf(path) !== featureOf(target))
    .map((target) => `${path} -> ${target}`),
)
say('imports between features of the web', crossing.length, crossing)

const packageOf = (path: string): string | undefined => /^packages\/([^/]+)\/src\//.exec(path)?.[1]
const outside = new Map<string, Set<string>>()
for (const { path, imports } of files)
  for (const target of imports) {
    const owner = packageOf(target)
    if (owner && !isTest(target) && !path.startsWith(`packages/${owner}/`))
      outside.set(owner, (outside.get(owner) ?? new Set()).add(target))
  }
const owned = Map.groupBy(
  product.filter(({ path }) => packageOf(path)),
  ({ path }) => packageOf(path) ?? '',
)
/** With a pattern every file is public; a list names them. */
const publicFiles = (name: string, all: number): number => {
  const { exports = {} } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')) as {
    exports?: Record<string, string>
  }
  const offered = Object.entries(exports).filter(([, target]) => target.startsWith('./src/'))
  return offered.some(([, target]) => target.includes('*')) ? all : offered.length
}
const packages = [...owned].toSorted(([a], [b]) => a.localeCompare(b))
say(
  'package files imported from outside',
  `${packages.reduce((sum, [name]) => sum + (outside.get(name)?.size ?? 0), 0)} of ${packages.reduce((sum, [, all]) => sum + all.length, 0)}`,
)
for (const [name, all] of packages)
  say(
    `  packages/${name}: public, imported from outside, all`,
    `${publicFiles(name, all.length)}, ${outside.get(name)?.size ?? 0}, ${all.length}`,
  )
