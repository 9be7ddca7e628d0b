import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { en } from './en.ts'
import { i18nOptions } from './i18n-options.ts'

describe('a text that Thai does not have', () => {
  const words = i18next.createInstance()
  beforeAll(async () => {
    await words.init(i18nOptions)
    words.addResourceBundle('th', 'translation', { app: { close: 'ปิด' } })
    await words.changeLanguage('th')
  })
  it('I3 is the English one', () => {
    expect(words.t('app.close')).toBe('ปิด')
    expect(words.t('app.retry')).toBe(en.app.retry)
  })
  it('I3 is its key where English has none either', () => {
    expect(words.t('app.nothing' as 'app.retry')).toBe('app.nothing')
  })
})
