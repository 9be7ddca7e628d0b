import type { State } from '../states.ts'
import { button, cut, hold } from './steps.ts'

export const dashboardStates: readonly State[] = [
  {
    name: 'dashboard-empty',
    as: 'newcomer',
    path: () => '/',
    arrange: (page) => button(page, 'Create Your First Project', 'สร้างโปรเจกต์แรกของคุณ').waitFor(),
    pictures: 'every',
  },
  {
    name: 'dashboard',
    as: 'owner',
    path: () => '/',
    arrange: (page) => page.locator('main img').first().waitFor(),
    pictures: 'every',
  },
  {
    name: 'dashboard-loading',
    as: 'owner',
    path: () => '/',
    before: hold(/\/api\/projects(\?|$)/),
    arrange: (page) => page.getByRole('heading', { level: 2 }).first().waitFor(),
  },
  {
    name: 'dashboard-failed',
    as: 'owner',
    path: () => '/',
    before: cut(/\/api\/projects(\?|$)/),
    arrange: (page) => button(page, 'Try again', 'ลองอีกครั้ง').waitFor(),
  },
]
