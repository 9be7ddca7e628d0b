import type { Page } from '@playwright/test'
import type { State } from '../state.ts'
import { button, hold, words } from './steps.ts'

const path: State['path'] = ({ slides }) => `/projects/${slides}`

const openMusic = async (page: Page) => {
  await button(page, 'Background music', 'เพลงประกอบ').click()
  const add = button(page, 'Add music', 'เพิ่มเพลง')
  await add.scrollIntoViewIfNeeded()
  return add
}

const choose = async (page: Page, name: string) => {
  const add = await openMusic(page)
  const chooser = page.waitForEvent('filechooser')
  await add.click()
  await (await chooser).setFiles({ name, mimeType: 'audio/mpeg', buffer: Buffer.from('music') })
}

export const musicStates: readonly State[] = [
  {
    name: 'music',
    as: 'owner',
    path,
    arrange: async (page) => {
      await openMusic(page)
    },
    pictures: 'every',
  },
  {
    name: 'music-uploading',
    as: 'owner',
    path,
    before: hold(/\/api\/uploads/),
    arrange: async (page) => {
      await choose(page, 'เพลงยามเย็นริมทะเลที่มีชื่อยาวมากจนต้องตัด.mp3')
      await page.getByRole('progressbar', { name: words('Uploading .*', 'กำลังอัปโหลด .*') }).waitFor()
    },
  },
]
