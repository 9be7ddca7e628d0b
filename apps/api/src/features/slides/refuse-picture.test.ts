import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { encodings, type Format, hollowPng } from '../../../testing/pictures.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { processPicture } from './process-picture.ts'

const codeOf = (bytes: Buffer): Promise<string> =>
  processPicture(bytes).then(
    () => 'accepted',
    (error: unknown) => (error instanceof HttpProblem ? error.code : String(error)),
  )

describe('a picture is refused', () => {
  it('T28 ASVS 5.2.6 by its pixels, before they are decoded', async () => {
    const begin = performance.now()
    expect(await codeOf(hollowPng(16_384, 16_384))).toBe('picture_too_many_pixels')
    expect(performance.now() - begin).toBeLessThan(500)
    expect(await codeOf(hollowPng(7072, 7071))).toBe('picture_too_many_pixels')
  })

  it('T10 by its size', async () =>
    expect(await codeOf(Buffer.alloc(10 * 1024 * 1024 + 1))).toBe('picture_too_large'))

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>', 'picture_type'],
    ['TIFF', 'II*\0\x08\0\0\0', 'picture_type'],
    ['AVIF', '\0\0\0\x1cftypavif\0\0\0\0', 'picture_type'],
    ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0', 'picture_heic'],
    ['text', 'not a picture', 'picture_type'],
    ['nothing', '', 'picture_type'],
    ['a JPEG’s first bytes and no more', '\xff\xd8\xff\xe0', 'picture_unreadable'],
  ])('T29 %s', async (_, text, code) => expect(await codeOf(Buffer.from(text, 'latin1'))).toBe(code))

  it.each<Format>(['jpeg', 'png', 'gif', 'webp'])('T28 a %s that ends half way', async (format) => {
    const noise = sharp({
      create: {
        width: 64,
        height: 64,
        channels: 3,
        background: 'black',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
    const whole = await encodings[format](noise).toBuffer()
    expect(await codeOf(whole)).toBe('accepted')
    expect(await codeOf(whole.subarray(0, whole.length / 2))).toBe('picture_unreadable')
  })
})
