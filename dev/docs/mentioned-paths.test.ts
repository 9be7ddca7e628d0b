import { globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '../paths.ts'

const pages = [
  ...readdirSync(join(repositoryRoot, 'docs')).flatMap((name) =>
    name.endsWith('.md') ? [`docs/${name}`] : [],
  ),
  'README.md',
  'CONTRIBUTING.md',
  'deploy/README.md',
]

/** Files that only the diffs of docs/adding.md would add. */
const madeUp = /count-slides\.ts$|\/made-up\.ts$/

/** `apps/api/src/app.ts` in backticks; `<name>` stands for any name. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`((?:apps|packages|dev|e2e|bench|chaos|deploy|docs|\.ci)\/[^`\s]*)`/g)].map(
    ([, path = '']) => path.replace(/<[^>]+>/g, '*').replace(/[#:].*$/, ''),
  )

const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].flatMap(([, link = '']) =>
    /^[a-z]+:/.test(link) ? [] : [link],
  )

describe.each(pages)('%s', (page) => {
  const text = readFileSync(join(repositoryRoot, page), 'utf8')

  it('mentions only paths that exist', () => {
    const missing = pathsIn(text).filter(
      (path) => !madeUp.test(path) && globSync(path, { cwd: repositoryRoot }).length === 0,
    )
    expect(missing).toEqual([])
  })

  it('links only to files that exist', () => {
    const missing = linksIn(text).filter(
      (link) => globSync(join(dirname(page), link), { cwd: repositoryRoot }).length === 0,
    )
    expect(missing).toEqual([])
  })
})
