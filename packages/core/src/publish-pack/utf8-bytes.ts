/** Size of a text in UTF-8. */
export const utf8Bytes = (text: string): number => {
  let bytes = 0
  for (const letter of text) {
    const point = letter.codePointAt(0) ?? 0
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x1_0000 ? 3 : 4
  }
  return bytes
}
