import { readFile } from 'node:fs/promises'

/** Offsets of a font's tables; of a collection's fonts the first, because in ours all have the same letters. */
const tablesOf = (font: DataView): Map<string, number> => {
  const start = font.getUint32(0) === 0x74746366 ? font.getUint32(12) : 0
  const tag = (at: number) => String.fromCharCode(...[0, 1, 2, 3].map((byte) => font.getUint8(at + byte)))
  return new Map(
    Array.from({ length: font.getUint16(start + 4) }, (_, index) => {
      const at = start + 12 + index * 16
      return [tag(at), font.getUint32(at + 8)]
    }),
  )
}

/** Format 12: ranges of letters, each with the glyph of its first letter. */
const longRanges = function* (font: DataView, at: number): Generator<number> {
  for (let group = 0; group < font.getUint32(at + 12); group++) {
    const [first, last] = [font.getUint32(at + 16 + group * 12), font.getUint32(at + 20 + group * 12)]
    for (let letter = first; letter <= last; letter++) yield letter
  }
}

/** Format 4: ranges whose glyphs are consecutive, or listed; glyph 0 means that the letter is missing. */
const shortRanges = function* (font: DataView, at: number): Generator<number> {
  const twice = font.getUint16(at + 6)
  for (let segment = 0; segment < twice; segment += 2) {
    const last = font.getUint16(at + 14 + segment)
    const first = font.getUint16(at + 16 + twice + segment)
    const delta = font.getUint16(at + 16 + 2 * twice + segment)
    const listAt = at + 16 + 3 * twice + segment
    const list = font.getUint16(listAt)
    for (let letter = first; letter <= last && letter < 0xffff; letter++) {
      const glyph = list === 0 ? letter + delta : font.getUint16(listAt + list + 2 * (letter - first))
      if (glyph % 0x10000 !== 0) yield letter
    }
  }
}

/** The letters that a font has, and its line height relative to its letters' size. */
export const readFont = async (path: string): Promise<{ letters: Set<number>; lineHeight: number }> => {
  const bytes = await readFile(path)
  const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tables = tablesOf(font)
  const [cmap = 0, os2 = 0, head = 0] = ['cmap', 'OS/2', 'head'].map((name) => tables.get(name))
  const letters = new Set<number>()
  for (let index = 0; index < font.getUint16(cmap + 2); index++) {
    const at = cmap + font.getUint32(cmap + 8 + index * 8)
    const format = font.getUint16(at)
    const ranges = format === 12 ? longRanges : format === 4 ? shortRanges : undefined
    for (const letter of ranges?.(font, at) ?? []) letters.add(letter)
  }
  const height = font.getUint16(os2 + 74) + font.getUint16(os2 + 76)
  return { letters, lineHeight: height / font.getUint16(head + 18) }
}
