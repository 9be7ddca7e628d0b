import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { type Colour, encodings, type Format, flat } from '../../../testing/pictures.ts'
import { processPicture } from './process-picture.ts'

const teal = { r: 42, g: 127, b: 134 }

/** The raw colour of the middle pixel, ignoring the ICC profile. */
const middleOf = async (bytes: Buffer): Promise<number[]> => {
  const { data, info } = await sharp(bytes, { ignoreIcc: true }).raw().toBuffer({ resolveWithObject: true })
  const start = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels
  return [...data.subarray(start, start + info.channels)]
}
/** The largest difference in one channel. */
const distance = (colour: number[], { r, g, b }: Colour): number =>
  Math.max(...[r, g, b].map((wanted, index) => Math.abs((colour[index] ?? Number.NaN) - wanted)))

describe('a stranger’s picture, made our own', () => {
  it.each<[Format, string, string]>([
    ['jpeg', 'jpg', 'image/jpeg'],
    ['png', 'png', 'image/png'],
    ['gif', 'png', 'image/png'],
    ['webp', 'webp', 'image/webp'],
  ])('T28 T29 %s is taken and kept as %s', async (format, extension, contentType) => {
    const sent = await encodings[format](flat(teal)).toBuffer()
    const picture = await processPicture(sent)
    expect(picture).toMatchObject({ extension, contentType, width: 64, height: 48 })
    expect((await sharp(picture.bytes).metadata()).format).toBe(extension === 'jpg' ? 'jpeg' : extension)
    expect(distance(await middleOf(picture.bytes), teal)).toBeLessThanOrEqual(2)
  })

  it('T28 is turned upright as its EXIF says', async () => {
    const left = await flat({ r: 255, g: 0, b: 0 }, 40, 60).png().toBuffer()
    const sideways = flat({ r: 0, g: 0, b: 255 }, 120, 60).composite([{ input: left, left: 0, top: 0 }])
    const sent = await sideways.jpeg({ quality: 100 }).withMetadata({ orientation: 6 }).toBuffer()
    const picture = await processPicture(sent)
    expect(picture).toMatchObject({ width: 60, height: 120 })
    const top = await sharp(picture.bytes)
      .extract({ left: 20, top: 5, width: 20, height: 20 })
      .png()
      .toBuffer()
    expect(distance(await middleOf(top), { r: 255, g: 0, b: 0 })).toBeLessThanOrEqual(3)
  })

  it.each<Format>(['jpeg', 'png', 'webp'])(
    'T28 %s loses EXIF, place, XMP and colour profile',
    async (format) => {
      const tagged = flat(teal)
        .withIccProfile('p3')
        .withExif({
          IFD0: { Artist: 'A. Stranger' },
          IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
        })
        .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf>A. Stranger</rdf></x:xmpmeta>')
      const sent = await encodings[format](tagged).toBuffer()
      const before = await sharp(sent).metadata()
      expect([before.exif, before.xmp, before.icc].every(Boolean)).toBe(true)

      const { bytes, thumbnail } = await processPicture(sent)
      for (const ours of [bytes, thumbnail]) {
        const { exif, xmp, icc, iptc, orientation } = await sharp(ours).metadata()
        expect({ exif, xmp, icc, iptc, orientation }).toEqual({})
        expect(ours.includes('Stranger')).toBe(false)
      }
    },
  )

  it('T28 a Display P3 picture becomes sRGB: the same colour, other numbers', async () => {
    const colour = { r: 200, g: 60, b: 40 }
    const sent = await flat(colour).withIccProfile('p3').png().toBuffer()
    // This colour's values in P3, by its matrix; read as sRGB they would be visibly paler.
    expect(distance(await middleOf(sent), { r: 185, g: 70, b: 49 })).toBeLessThanOrEqual(3)
    expect(distance(await middleOf((await processPicture(sent)).bytes), colour)).toBeLessThanOrEqual(2)
  })

  it('T28 a 16-bit, a grey and a CMYK picture become 8-bit sRGB', async () => {
    const grey = flat({ r: 120, g: 120, b: 120 })
    const sent = [
      await flat(teal).toColourspace('rgb16').png().toBuffer(),
      await grey.clone().toColourspace('b-w').png().toBuffer(),
      await flat(teal).toColourspace('cmyk').jpeg().toBuffer(),
    ]
    for (const bytes of sent) {
      const { space, depth, channels } = await sharp((await processPicture(bytes)).bytes).metadata()
      expect({ space, depth, channels }).toEqual({ space: 'srgb', depth: 'uchar', channels: 3 })
    }
  })

  it.each<Format>(['png', 'webp', 'gif'])('T28 what is transparent in a %s becomes white', async (format) => {
    const clear = flat({ r: 0, g: 0, b: 0, alpha: 0 })
    const sent = await encodings[format](clear).toBuffer()
    const { bytes } = await processPicture(sent)
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(false)
    expect(distance(await middleOf(bytes), { r: 255, g: 255, b: 255 })).toBeLessThanOrEqual(0)
  })

  it.each<Format>(['gif', 'webp'])('T28 an animated %s becomes its first frame', async (format) => {
    const frames = [
      { r: 255, g: 0, b: 0 },
      { r: 0, g: 0, b: 255 },
    ].map((colour) => flat(colour).png().toBuffer())
    const animated = sharp(await Promise.all(frames), { join: { animated: true } })
    const sent = await encodings[format](animated).toBuffer()
    expect((await sharp(sent).metadata()).pages).toBe(2)
    const { bytes, height } = await processPicture(sent)
    expect(height).toBe(48)
    expect((await sharp(bytes).metadata()).pages).toBeUndefined()
    expect(distance(await middleOf(bytes), { r: 255, g: 0, b: 0 })).toBeLessThanOrEqual(3)
  })

  it('T28 has a WebP thumbnail of at most 640 pixels, and never a larger one than itself', async () => {
    const { thumbnail } = await processPicture(await flat(teal, 1600, 900).png().toBuffer())
    expect(await sharp(thumbnail).metadata()).toMatchObject({ format: 'webp', width: 640, height: 360 })
    const small = await processPicture(await flat(teal, 10, 10).png().toBuffer())
    expect(await sharp(small.thumbnail).metadata()).toMatchObject({ width: 10, height: 10 })
  })

  it('may be taller than WebP can be', async () => {
    const { height } = await processPicture(await flat(teal, 20, 20_000).png().toBuffer())
    expect(height).toBe(20_000)
  })
})
