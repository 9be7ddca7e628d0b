import type { Page } from '@playwright/test'
import type { State } from '../state.ts'
import { button, dialog, heading, words } from './steps.ts'

const showing =
  (language: string): State['path'] =>
  ({ languages }) =>
    `/projects/${languages}?language=${language}`

const field = (page: Page) =>
  page.getByRole('textbox', { name: words('Translation of slide 1', 'คำแปลของสไลด์ที่ 1') }).first()

const openPanel = async (page: Page) => {
  await field(page).waitFor()
  await page.getByRole('tablist').first().scrollIntoViewIfNeeded()
}

const more = (page: Page) => page.getByRole('button', { name: /^(More for|ตัวเลือกเพิ่มเติมของ)/ }).first()

export const languageStates: readonly State[] = [
  { name: 'language', as: 'owner', path: showing('es'), arrange: openPanel, pictures: 'every' },
  {
    name: 'language-recorded',
    as: 'owner',
    path: showing('es'),
    arrange: async (page) => {
      await openPanel(page)
      const play = button(page, 'Play the recording of slide 2', 'เล่นเสียงบันทึกของสไลด์ที่ 2')
      await play.scrollIntoViewIfNeeded()
      await page.locator('[role=slider] canvas, [role=slider] div').first().waitFor()
    },
    pictures: 'every',
  },
  { name: 'language-arabic', as: 'owner', path: showing('ar'), arrange: openPanel, pictures: 'every' },
  { name: 'language-thai', as: 'owner', path: showing('th'), arrange: openPanel, pictures: 'every' },
  { name: 'language-empty', as: 'owner', path: showing('ca'), arrange: openPanel },
  { name: 'language-translating', as: 'owner', path: showing('gl'), arrange: openPanel },
  { name: 'language-failed', as: 'owner', path: showing('fr'), arrange: openPanel },
  {
    name: 'language-filtered',
    as: 'owner',
    path: showing('ca'),
    arrange: async (page) => {
      await openPanel(page)
      await page.getByRole('button', { name: /^(Reviewed|ตรวจแล้ว)\s*0$/ }).click()
      await button(page, 'Show all slides', 'แสดงทุกสไลด์').waitFor()
    },
    pictures: 'none',
  },
  {
    name: 'language-replace',
    as: 'owner',
    path: showing('es'),
    arrange: async (page) => {
      await openPanel(page)
      await button(page, 'Translate slide 2 again', 'แปลสไลด์ที่ 2 อีกครั้ง').click()
      await dialog(page)
    },
  },
  {
    name: 'language-remove',
    as: 'owner',
    path: showing('es'),
    arrange: async (page) => {
      await openPanel(page)
      await more(page).click()
      await page.getByRole('menuitem').last().click()
      await dialog(page)
    },
  },
  {
    name: 'language-add',
    as: 'owner',
    path: ({ languages }) => `/projects/${languages}`,
    arrange: async (page) => {
      await heading(page)
      await button(page, 'Add language', 'เพิ่มภาษา').click()
      await dialog(page)
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    },
    pictures: 'every',
  },
]
