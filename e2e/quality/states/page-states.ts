import type { State } from '../state.ts'
import { button, heading, hold } from './steps.ts'

export const pageStates: readonly State[] = [
  {
    name: 'landing',
    as: 'nobody',
    path: () => '/',
    arrange: async (page) => {
      await heading(page)
      await button(page, 'Watch Demo', 'ดูตัวอย่างวิดีโอ').waitFor()
    },
    pictures: 'every',
  },
  {
    name: 'loading',
    // For a visitor the page makes no request for the user.
    as: 'owner',
    path: () => '/',
    before: hold('**/api/auth/user'),
    arrange: (page) => page.getByRole('status').waitFor(),
    pictures: 'none',
  },
  { name: 'not-found', as: 'nobody', path: () => '/nowhere', arrange: heading },
]
