import { fileURLToPath } from 'node:url'
import { demo } from '@voxdeck/demo/demo'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { sheet } from './drawing/sheet.ts'
import { drawings } from './drawings.ts'

const slides = demo.slides.map(({ filename, picture }, index) => ({
  filename,
  picture: fileURLToPath(picture),
  draw: drawings[index] ?? (() => ''),
}))

const pixels = (picture: Sharp): Promise<Buffer> => picture.removeAlpha().raw().toBuffer()

describe('the demo’s pictures', () => {
  it.each(slides)('$filename is drawn the same every time', ({ draw }) => {
    const drawing = draw()
    expect(drawing).toContain(`width="${sheet.width}" height="${sheet.height}"`)
    expect(drawing).not.toMatch(/NaN|undefined/)
    expect(draw()).toBe(drawing)
  })

  it.each(slides)('$filename is shipped as it is drawn', { timeout: 60_000 }, async ({ picture, draw }) => {
    const drawn = await pixels(sharp(Buffer.from(draw())))
    const shipped = await pixels(sharp(picture))
    let off = 0
    for (const [index, value] of drawn.entries()) off += Math.abs(value - (shipped[index] ?? 0))
    // Another version of the fonts may render letters slightly differently.
    expect(off / drawn.length).toBeLessThan(0.5)
  })
})
