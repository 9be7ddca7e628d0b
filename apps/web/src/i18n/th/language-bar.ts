import type { languageBar as english } from '../en/language-bar.ts'
import type { Words } from './words.ts'

export const languageBar: Words<typeof english> = { label: 'ภาษา', add: 'เพิ่มภาษา' }
