import type { State } from '../state.ts'
import { heading, hold } from './steps.ts'

export const pageStates: readonly State[] = [
  {
    name: 'landing',
    as: 'nobody',
    path: () => '/',
    arrange: heading,
    pictures: 'every',
  },
  {
    name: 'loading',
    as: 'nobody',
    path: () => '/',
    before: hold('**/api/auth/user'),
    arrange: (page) => page.getByRole('status').waitFor(),
    pictures: 'none',
  },
  { name: 'not-found', as: 'nobody', path: () => '/nowhere', arrange: heading },
]
