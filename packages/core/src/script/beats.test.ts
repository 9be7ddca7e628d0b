import { describe, expect, it } from 'vitest'
import { countBeats } from './beats.ts'

describe('beats', () => {
  it('are words in English', () => expect(countBeats('The ship is late.', 'en')).toBe(4))

  it.each([
    ['es', 'El barco llega tarde porque hay niebla en el puerto.'],
    ['de', 'Das Schiff kommt zu spät, weil im Hafen Nebel liegt.'],
    ['zh-Hans', '船晚到了，因为港口有雾。'],
    ['th', 'เรือมาช้าเพราะมีหมอกที่ท่าเรือ'],
  ])('are about as many in %s as English words that say the same', (language, text) => {
    const english = countBeats('The ship is late because there is fog in the harbour.', 'en')
    expect(countBeats(text, language) / english).toBeGreaterThan(0.45)
    expect(countBeats(text, language) / english).toBeLessThan(1.5)
  })

  it('are none where nothing is said', () => expect(countBeats(' … ', 'es')).toBe(0))
})
