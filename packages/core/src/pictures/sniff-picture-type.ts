import type { PictureType } from './picture-limits.ts'

const ascii = (bytes: Uint8Array, start: number, length: number) =>
  String.fromCharCode(...bytes.subarray(start, start + length))

/** The type by the first bytes: the sender's file name and declared type are not trusted. Null for any other type. */
export const sniffPictureType = (bytes: Uint8Array): PictureType | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg'
  if (bytes[0] === 0x89 && ascii(bytes, 1, 7) === 'PNG\r\n\x1a\n') return 'image/png'
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'image/gif'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return 'image/webp'
  return null
}

/** HEIC and HEIF, as phones make them: detected so that the error message can say what to do. */
export const looksLikeHeic = (bytes: Uint8Array): boolean =>
  ascii(bytes, 4, 4) === 'ftyp' && /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/.test(ascii(bytes, 8, 4))
