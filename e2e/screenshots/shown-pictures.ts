import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@voxdeck/dev/paths'

/** Names of the pictures that a page of the documents shows: only these are kept in the repository. */
export const shownPictures = (): Set<string> => {
  const pages = globSync(['*.md', 'docs/*.md', 'deploy/*.md'], { cwd: repositoryRoot })
  const texts = pages.map((page) => readFileSync(join(repositoryRoot, page), 'utf8'))
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/screenshots\/([\w-]+\.webp)/g)].map(([, name = '']) => name)),
  )
}
