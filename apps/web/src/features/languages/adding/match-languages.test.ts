import { describe, expect, it } from 'vitest'
import { matchLanguages } from './match-languages.ts'

const of = (code: string, name: string, ownName: string) => ({
  code,
  name,
  ownName,
  direction: 'ltr' as const,
  hasVoice: true,
  basicVoicesOnly: false,
  hasTranslator: true,
})
const offered = [
  of('es', 'Spanish', 'Español'),
  of('th', 'Thai', 'ไทย'),
  of('vi', 'Vietnamese', 'Tiếng Việt'),
]
const inThai = (code: string) => ({ es: 'สเปน', th: 'ไทย', vi: 'เวียดนาม' })[code] ?? code
const found = (text: string) => matchLanguages(offered, text, inThai).map(({ code }) => code)

describe('matchLanguages', () => {
  it('O1 finds a language by any of its names, with or without marks', () => {
    expect(found('')).toEqual(['es', 'th', 'vi'])
    expect(found('espanol')).toEqual(['es'])
    expect(found(' THAI ')).toEqual(['th'])
    expect(found('ไทย')).toEqual(['th'])
    expect(found('เวียด')).toEqual(['vi'])
    expect(found('tieng viet')).toEqual(['vi'])
    expect(found('klingon')).toEqual([])
  })
})
