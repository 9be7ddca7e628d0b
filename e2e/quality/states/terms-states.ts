import type { Page } from '@playwright/test'
import type { State } from '../state.ts'
import { button, cut, heading, hold, words } from './steps.ts'

const path: State['path'] = ({ slides }) => `/projects/${slides}`

const open = async (page: Page) => {
  await heading(page)
  await button(page, 'Terms', 'คำศัพท์').click()
}

const add = async (page: Page, ...fields: readonly string[]) => {
  const form = page.getByRole('dialog').locator('form')
  for (const [index, text] of fields.entries()) await form.getByRole('textbox').nth(index).fill(text)
  await form.getByRole('textbox').first().press('Enter')
}

/** Nothing is saved, because other states show the same project. */
const writeTerms = async (page: Page) => {
  await open(page)
  await page.getByRole('dialog').locator('form').waitFor()
  await add(page, 'Boon', 'boon')
  await add(page, 'การท่าเรือแหลมฉบังและคลังสินค้าชายฝั่งทะเลตะวันออก', 'กาน ท่า เรือ แหลม ฉะ บัง')
  await add(page, 'Ada', 'AY da')
  await add(page, 'Voxdeck', 'VOX deck')
}

export const termsStates: readonly State[] = [
  {
    name: 'terms',
    as: 'owner',
    path,
    arrange: async (page) => {
      await writeTerms(page)
      await add(page, 'Boon', 'boonn')
    },
    pictures: 'every',
  },
  {
    name: 'terms-empty',
    as: 'owner',
    path,
    arrange: async (page) => {
      await open(page)
      await page.getByRole('dialog').locator('form').waitFor()
    },
  },
  {
    name: 'terms-glossary',
    as: 'owner',
    path,
    arrange: async (page) => {
      await open(page)
      await page.getByRole('tab', { name: words('Glossary', 'คำแปลที่กำหนด') }).click()
      await add(page, 'ท่าเรือ')
      await page.getByRole('dialog').locator('form').getByRole('switch').click()
      await add(page, 'Voxdeck')
    },
    pictures: 'every',
  },
  {
    name: 'terms-leave',
    as: 'owner',
    path,
    arrange: async (page) => {
      await writeTerms(page)
      await page.keyboard.press('Escape')
      await button(page, 'Discard', 'ไม่บันทึก').waitFor()
    },
  },
  {
    name: 'terms-not-saved',
    as: 'owner',
    path,
    arrange: async (page) => {
      await writeTerms(page)
      await cut(/\/lexicon(\?|$)/)(page)
      await button(page, 'Save terms', 'บันทึกคำศัพท์').click()
      await page.getByRole('dialog').getByRole('alert').waitFor()
    },
  },
  {
    name: 'terms-loading',
    as: 'owner',
    path,
    before: hold(/\/lexicon(\?|$)/),
    arrange: async (page) => {
      await open(page)
      await page.getByRole('dialog').locator('output').first().waitFor({ state: 'attached' })
    },
  },
  {
    name: 'terms-load-failed',
    as: 'owner',
    path,
    before: cut(/\/lexicon(\?|$)/),
    arrange: async (page) => {
      await open(page)
      await page.getByRole('dialog').getByRole('alert').waitFor({ timeout: 60_000 })
    },
  },
]
