import { describe, expect, it } from 'vitest'
import { sheet } from './drawing/sheet.ts'
import { demoSlides } from './slides.ts'

describe('the demo project', () => {
  it('has five slides in the order of their names', () => {
    const names = demoSlides.map(({ filename }) => filename)
    expect(names).toEqual([...names].sort())
    expect(new Set(names).size).toBe(5)
  })

  it.each(demoSlides)('$filename says 20 to 35 words', ({ script }) => {
    const words = script.split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(20)
    expect(words).toBeLessThanOrEqual(35)
  })

  it.each(demoSlides)('$filename is drawn the same every time', ({ svg }) => {
    const drawing = svg()
    expect(drawing).toContain(`width="${sheet.width}" height="${sheet.height}"`)
    expect(drawing).not.toMatch(/NaN|undefined/)
    expect(svg()).toBe(drawing)
  })
})
