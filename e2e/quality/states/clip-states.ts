import type { Page } from '@playwright/test'
import type { State } from '../state.ts'
import { button, dialog, hold } from './steps.ts'

const path: State['path'] = ({ moving }) => `/projects/${moving}`

const showClip = async (page: Page) => {
  await button(
    page,
    'Play the video background of slide 1',
    'เล่นวิดีโอพื้นหลังของสไลด์ที่ 1',
  ).scrollIntoViewIfNeeded()
  await page.getByText('0:02', { exact: true }).waitFor()
}

export const clipStates: readonly State[] = [
  { name: 'clip', as: 'owner', path, arrange: showClip, pictures: 'every' },
  {
    name: 'clip-uploading',
    as: 'owner',
    path,
    before: hold(/\/api\/uploads/),
    arrange: async (page) => {
      await showClip(page)
      const chooser = page.waitForEvent('filechooser')
      await button(page, 'Add a video background to slide 2', 'เพิ่ม วิดีโอ พื้นหลังให้สไลด์ที่ 2').click()
      const file = { name: 'ทะเล.mp4', mimeType: 'video/mp4', buffer: Buffer.from('a video') }
      await (await chooser).setFiles(file)
      await page.getByRole('progressbar').first().waitFor()
    },
  },
  {
    name: 'clip-remove',
    as: 'owner',
    path,
    arrange: async (page) => {
      await showClip(page)
      await button(page, 'Remove the video background of slide 1', 'นำวิดีโอพื้นหลังของสไลด์ที่ 1 ออก').click()
      await dialog(page)
    },
  },
]
