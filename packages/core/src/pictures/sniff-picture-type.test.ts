import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pictureTypes } from './picture-limits.ts'
import { looksLikeHeic, sniffPictureType } from './sniff-picture-type.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

describe('a picture’s type by its first bytes', () => {
  it.each([
    ['image/jpeg', '\xff\xd8\xff\xe0\x00\x10JFIF'],
    ['image/png', '\x89PNG\r\n\x1a\n\x00\x00\x00\x0dIHDR'],
    ['image/gif', 'GIF87a'],
    ['image/gif', 'GIF89a'],
    ['image/webp', 'RIFF\x24\x00\x00\x00WEBPVP8 '],
  ])('T29 %s begins with %j', (type, head) => expect(sniffPictureType(bytes(head))).toBe(type))

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['TIFF', 'II*\x00'],
    ['big-endian TIFF', 'MM\x00*'],
    ['BMP', 'BM'],
    ['AVIF', '\x00\x00\x00\x1cftypavif'],
    ['HEIC', '\x00\x00\x00\x18ftypheic'],
    ['WAV, a RIFF that is no picture', 'RIFF\x24\x00\x00\x00WAVEfmt '],
    ['a GIF of no known version', 'GIF88a'],
    ['PDF', '%PDF-1.7'],
    ['text', 'PNG'],
    ['nothing', ''],
    ['half a head', '\x89PNG'],
  ])('T29 %s is none of ours', (_, head) => expect(sniffPictureType(bytes(head))).toBeNull())

  it.each(['heic', 'heix', 'hevc', 'mif1'])('T9 ftyp%s looks like a phone’s HEIC', (brand) =>
    expect(looksLikeHeic(bytes(`\x00\x00\x00\x18ftyp${brand}\x00\x00\x00\x00`))).toBe(true),
  )

  it.each(['avif', 'isom', 'mp42'])('T9 ftyp%s does not', (brand) =>
    expect(looksLikeHeic(bytes(`\x00\x00\x00\x18ftyp${brand}`))).toBe(false),
  )

  it('T29 garbage of any length is answered, never thrown at', () =>
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (garbage) => {
        expect([null, ...pictureTypes]).toContain(sniffPictureType(garbage))
        expect(looksLikeHeic(garbage)).toBeTypeOf('boolean')
      }),
    ))
})
