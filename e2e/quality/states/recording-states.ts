import { expect, type Page } from '@playwright/test'
import type { State } from '../state.ts'
import { button, cut, dialog, hold, words } from './steps.ts'

const allowMicrophone = async (page: Page) => {
  await page.context().grantPermissions(['microphone'])
}
const record = async (page: Page) => {
  await button(page, 'Record slide 1', 'บันทึกเสียง สไลด์ที่ 1').click()
  // At least two seconds of sound, so that there is a waveform to see.
  await page.waitForFunction(() =>
    /^0:(0[2-9]|[1-5])/.test(document.querySelector('[role=timer]')?.textContent ?? ''),
  )
}
/** The countdown waits while the choice has the focus. */
const chooseMicrophone = async (page: Page) => {
  const choice = page.getByRole('combobox', { name: words('Microphone', 'ไมโครโฟน') })
  await choice.focus()
  await expect(page.getByRole('timer').first()).toHaveText('3')
}
const recorded = async (page: Page) => {
  await page.locator('[role=slider] canvas, [role=slider] div').first().waitFor()
  await button(page, 'Play the recording of slide 1', 'เล่นเสียงบันทึกของสไลด์ที่ 1').scrollIntoViewIfNeeded()
}

export const recordingStates: readonly State[] = [
  {
    name: 'recording',
    as: 'owner',
    path: ({ slides }) => `/projects/${slides}`,
    before: async (page) => {
      await allowMicrophone(page)
      // A recording ends by itself after 30 s and would be uploaded, and other states show the same project.
      await hold(/\/api\/uploads/)(page)
    },
    arrange: record,
  },
  {
    name: 'recording-countdown',
    as: 'owner',
    path: ({ slides }) => `/projects/${slides}`,
    before: allowMicrophone,
    arrange: async (page) => {
      await button(page, 'Record slide 1', 'บันทึกเสียง สไลด์ที่ 1').click()
      await chooseMicrophone(page)
    },
    pictures: 'every',
  },
  {
    name: 'prompter',
    as: 'owner',
    path: ({ slides }) => `/projects/${slides}`,
    before: allowMicrophone,
    arrange: async (page) => {
      await button(page, 'Where to present from', 'เลือกจุดเริ่มนำเสนอ').click()
      await page.getByRole('menuitem').last().click()
      await dialog(page)
      await chooseMicrophone(page)
    },
    pictures: 'every',
  },
  {
    name: 'recording-failed',
    as: 'owner',
    path: ({ slides }) => `/projects/${slides}`,
    before: async (page) => {
      await allowMicrophone(page)
      await cut(/\/api\/uploads/)(page)
    },
    arrange: async (page) => {
      await record(page)
      await button(page, 'Stop recording slide 1', 'หยุด บันทึกเสียง สไลด์ที่ 1').click()
      await button(page, 'Try again', 'ลองอีกครั้ง').waitFor()
    },
  },
  {
    name: 'recorded',
    as: 'owner',
    path: ({ recorded: project }) => `/projects/${project}`,
    arrange: recorded,
    pictures: 'every',
  },
  {
    name: 'recording-delete',
    as: 'owner',
    path: ({ recorded: project }) => `/projects/${project}`,
    arrange: async (page) => {
      await recorded(page)
      await button(page, 'Delete the recording of slide 1', 'ลบเสียงบันทึกของสไลด์ที่ 1').click()
      await dialog(page)
    },
  },
  {
    name: 'recording-takes',
    as: 'owner',
    path: ({ recorded: project }) => `/projects/${project}`,
    arrange: async (page) => {
      await recorded(page)
      const takes = words('Earlier takes of slide 2', 'เสียงที่บันทึกก่อนหน้าของสไลด์ที่ 2')
      await button(page, '1 earlier take of slide 2', 'เสียงที่บันทึกก่อนหน้า 1 รายการ ของสไลด์ที่ 2').click()
      await page.getByRole('list', { name: takes }).getByRole('slider').waitFor()
    },
    pictures: 'every',
  },
  {
    name: 'recording-or-voice',
    as: 'owner',
    path: ({ recorded: project }) => `/projects/${project}`,
    arrange: async (page) => {
      await recorded(page)
      await page.locator('[data-field^="voice/"]').first().click()
      await expect(page.getByRole('option', { name: 'Bella' })).toBeVisible()
    },
  },
]
