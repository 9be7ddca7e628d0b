import { expect, it } from 'vitest'
import { refuseFile } from './refuse-file.ts'

const heicHead = Uint8Array.from('\0\0\0\x18ftypheic\0\0\0\0', (letter) => letter.charCodeAt(0))
const file = (name: string, type: string, bytes: BlobPart = 'x') => new File([bytes], name, { type })
const ofSize = (bytes: number) => file('large.png', 'image/png', new Uint8Array(bytes))

it.each([
  ['its type', file('IMG_1', 'image/heic')],
  ['its type, HEIF', file('IMG_1.jpg', 'image/heif')],
  ['its name, where the browser has no type', file('IMG_1.HEIC', '')],
  ['its bytes, where it has neither', file('IMG_1', '', heicHead)],
  ['its bytes, when it was renamed', file('IMG_1.jpg', 'image/jpeg', heicHead)],
])('T9 a HEIC picture is told by %s', async (_, heic) => expect(await refuseFile(heic)).toBe('picture_heic'))

it('T10 10 MB are taken, and not a byte more', async () => {
  expect(await refuseFile(ofSize(10 * 1024 * 1024))).toBeNull()
  expect(await refuseFile(ofSize(10 * 1024 * 1024 + 1))).toBe('picture_too_large')
})

it.each([
  ['text', file('notes.txt', 'text/plain')],
  ['what has no type', file('folder', '')],
  ['an empty file without a type', file('nothing', '', '')],
])('T8 %s is no picture', async (_, other) => expect(await refuseFile(other)).toBe('no_picture'))

it('T8 pictures are sent', async () => expect(await refuseFile(file('a.png', 'image/png'))).toBeNull())
