import type { State } from '../quality/state.ts'
import type { Look } from './browser.ts'

const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }

const every: Look[] = (['en', 'th'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((colours) =>
    [wide, narrow].map((size): Look => ({ language, colours, ...size })),
  ),
)

/** Two looks that differ in everything: every language, colour scheme and width is seen once. */
const few: Look[] = [
  { language: 'en', colours: 'light', ...wide },
  { language: 'th', colours: 'dark', ...narrow },
]

/** The pictures of a state, by file name: `editor-th-dark-narrow.webp`. */
export const looksOf = ({ name, pictures = 'few' }: State): { file: string; look: Look }[] =>
  ({ every, few, none: [] })[pictures].map((look) => ({
    file: `${name}-${look.language}-${look.colours}-${look.width === wide.width ? 'wide' : 'narrow'}.webp`,
    look,
  }))
