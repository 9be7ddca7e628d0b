import { readFileSync } from 'node:fs'
import { readRules } from '@voxdeck/dev/product-rules/rules'
import type { Expected } from './toast-row.ts'

type Promised = { rule: string; title: string; description: string | undefined }

/** The toasts of docs/product.md: 'title' / 'description', or 'title' / … where any description may follow. */
const readPromised = (): Promised[] =>
  readRules(readFileSync(new URL('../../docs/product.md', import.meta.url), 'utf8')).flatMap(({ id, says }) =>
    [...says.matchAll(/'([^']+)' \/ (?:'([^']+)'|…)/g)].map(([, title = '', description]) => ({
      rule: id,
      title,
      description,
    })),
  )

const fits = (promised: Promised, [title, description = '']: Expected): boolean =>
  title === promised.title &&
  (promised.description === undefined ||
    (typeof description === 'string'
      ? description === promised.description
      : description.test(promised.description)))

/** The toasts that docs/product.md promises, and those of them that no row provokes. */
export const findUntold = (expected: readonly Expected[]) => {
  const promised = readPromised()
  return { promised, untold: promised.filter((message) => !expected.some((words) => fits(message, words))) }
}
