import type { Page } from '@playwright/test'
import { standInRecognition } from '../../writing/stand-in-recognition.ts'
import type { State } from '../state.ts'
import { button, cut, dialog, heading, hold } from './steps.ts'

const openTemplates = async (page: Page) => {
  await heading(page)
  await button(page, 'Templates', 'เทมเพลต').click()
  await useTemplate(page).waitFor()
}
const useTemplate = (page: Page) => page.getByRole('button', { name: /^(Use Template|ใช้เทมเพลต): / }).first()

/** Nothing is saved, because other states show the same project. */
const writeMarkup = async (page: Page) => {
  await heading(page)
  await hold(/\/api\/projects\/[^/]+$/)(page)
  const [first, second] = [
    page.locator('textarea[data-field^=script]').first(),
    page.locator('textarea[data-field^=script]').nth(1),
  ]
  await first.fill('Meet [Voxdeck|VOX deck], [product name]. [pause 800ms] The harbour is quiet.')
  await second.fill('A ship [pause soon] comes [in|] at noon.')
  await page.locator('[data-markup=fault]').nth(1).waitFor()
  await first.press('Home')
  await button(page, 'Insert a pause or a pronunciation into slide 1', 'แทรก ช่วงหยุดหรือคำอ่านในสไลด์ที่ 1').click()
  await page.getByRole('menu').waitFor()
}

export const writingStates: readonly State[] = [
  {
    name: 'templates',
    as: 'owner',
    path: ({ empty }) => `/projects/${empty}`,
    arrange: openTemplates,
    pictures: 'every',
  },
  {
    name: 'template-spread',
    as: 'owner',
    path: ({ slides }) => `/projects/${slides}`,
    arrange: async (page) => {
      await openTemplates(page)
      await useTemplate(page).click()
      await dialog(page)
    },
  },
  {
    name: 'project-rename',
    as: 'owner',
    path: ({ slides }) => `/projects/${slides}`,
    arrange: async (page) => {
      await page.locator('h1 button').click()
      await page.getByRole('textbox', { name: /^(Project name|ชื่อโปรเจกต์)$/ }).waitFor()
    },
  },
  {
    name: 'dictation-consent',
    as: 'owner',
    path: ({ slides }) => `/projects/${slides}`,
    before: async (page) => {
      await page.addInitScript(standInRecognition)
    },
    arrange: async (page) => {
      await button(page, 'Dictate slide 1', 'พูดให้พิมพ์ ในสไลด์ที่ 1').click()
      await dialog(page)
    },
  },
  {
    name: 'not-saved',
    as: 'owner',
    path: ({ empty }) => `/projects/${empty}`,
    arrange: async (page) => {
      await heading(page)
      await cut(/\/api\/projects\/[^/]+$/)(page)
      await page.locator('main textarea').first().fill('1')
      await button(page, 'Try again', 'ลองอีกครั้ง').waitFor()
    },
  },
  {
    name: 'markup',
    as: 'owner',
    path: ({ slides }) => `/projects/${slides}`,
    arrange: writeMarkup,
    pictures: 'every',
  },
  {
    name: 'markup-said',
    as: 'owner',
    path: ({ slides }) => `/projects/${slides}`,
    arrange: async (page) => {
      await writeMarkup(page)
      await page.getByRole('menuitem').last().click()
      await dialog(page)
    },
  },
]
