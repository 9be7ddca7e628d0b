import type { Page } from '@playwright/test'
import type { State } from '../state.ts'
import { button, cut, dialog, hold, words } from './steps.ts'

const openMenu = async (page: Page) => {
  await page
    .getByRole('button', { name: /^(Actions for|คำสั่งสำหรับ)/ })
    .first()
    .click()
  await page.getByRole('menu').waitFor()
}
const openAccount = async (page: Page) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Account|บัญชี/ })
    .click()
  await page.getByRole('menu').waitFor()
}
const choose = (english: string, thai: string) => async (page: Page) => {
  await openMenu(page)
  await page.getByRole('menuitem', { name: words(english, thai) }).click()
  await dialog(page)
}

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
  {
    name: 'dashboard-no-hits',
    as: 'owner',
    path: () => '/?search=0000',
    arrange: (page) => button(page, 'Clear search', 'ล้างการค้นหา').waitFor(),
  },
  { name: 'dashboard-menu', as: 'owner', path: () => '/', arrange: openMenu },
  { name: 'account-menu', as: 'owner', path: () => '/', arrange: openAccount, pictures: 'every' },
  {
    name: 'account-sessions',
    as: 'owner',
    path: () => '/',
    arrange: async (page) => {
      await openAccount(page)
      await page
        .getByRole('menuitem', { name: words('Where you are signed in', 'อุปกรณ์ที่คุณเข้าสู่ระบบอยู่') })
        .click()
      await dialog(page).then(() => page.getByRole('dialog').getByRole('listitem').first().waitFor())
    },
    pictures: 'every',
  },
  { name: 'dashboard-rename', as: 'owner', path: () => '/', arrange: choose('Rename', 'เปลี่ยนชื่อ') },
  {
    name: 'dashboard-thumbnail',
    as: 'owner',
    path: () => '/',
    arrange: async (page) => {
      await choose('Change thumbnail', 'เปลี่ยนภาพปก')(page)
      await page.getByRole('dialog').locator('img').first().waitFor()
    },
  },
  {
    name: 'dashboard-deleted',
    as: 'owner',
    path: () => '/',
    arrange: async (page) => {
      await button(page, 'Recently deleted', 'ที่ลบล่าสุด').click()
      await dialog(page)
      await page.getByText(words('Nothing here', 'ไม่มีรายการ')).waitFor()
    },
  },
  {
    name: 'dashboard-account',
    as: 'owner',
    path: () => '/',
    arrange: async (page) => {
      await button(page, 'Delete account', 'ลบบัญชี').click()
      await page.getByRole('alertdialog').getByRole('listitem').first().waitFor()
    },
  },
  { name: 'dashboard-delete', as: 'owner', path: () => '/', arrange: choose('Delete', 'ลบ') },
]
