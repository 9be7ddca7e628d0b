import { describe, expect, it } from 'vitest'
import { estimateScriptSeconds } from './estimate-script-seconds.ts'
import { languages } from './languages.ts'

const english = 'The harbour wakes before the town does, and the first boats leave while it is dark.'
const spanish = 'El puerto despierta antes que la ciudad, y los primeros barcos salen cuando aún es de noche.'
const thai = 'ท่าเรือตื่นก่อนเมือง และเรือลำแรกออกไปตั้งแต่ฟ้ายังมืด'

describe('how long a script will take', () => {
  it('sixteen English words at 150 a minute take about six seconds', () =>
    expect(estimateScriptSeconds(english, 'en', 150)).toBeCloseTo(6, 0))

  it.each([
    ['es', spanish],
    ['th', thai],
  ])('the same in %s takes within half as much and half more', (language, script) => {
    const ratio = estimateScriptSeconds(script, language, 150) / estimateScriptSeconds(english, 'en', 150)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(1.5)
  })

  it('pauses count, and pronunciations do not', () => {
    const plain = estimateScriptSeconds('Voxdeck speaks.', 'es', 150)
    const marked = estimateScriptSeconds('[pause 500ms][Voxdeck|VOX deck] speaks.[pause 1s]', 'es', 150)
    expect(marked - plain).toBeCloseTo(1.5, 5)
  })

  it.each(languages.map(({ code }) => code))('nothing takes no time in %s', (code) =>
    expect(estimateScriptSeconds(' \n', code, 150)).toBe(0),
  )
})
