/** Removes emulation prevention: a 3 after two zeros, which only prevents start codes (ITU-T H.264, 7.4.1). */
export const unescapeNal = (nal: Uint8Array): Buffer => {
  const meant = Buffer.alloc(nal.length)
  let length = 0
  let zeros = 0
  for (const byte of nal) {
    if (zeros >= 2 && byte === 3) {
      zeros = 0
      continue
    }
    meant[length++] = byte
    zeros = byte === 0 ? zeros + 1 : 0
  }
  return meant.subarray(0, length)
}

export const escapeNal = (meant: Uint8Array): Buffer => {
  // At worst every third byte is inserted.
  const nal = Buffer.alloc(meant.length + Math.ceil(meant.length / 2))
  let length = 0
  let zeros = 0
  for (const byte of meant) {
    if (zeros >= 2 && byte <= 3) {
      nal[length++] = 3
      zeros = 0
    }
    nal[length++] = byte
    zeros = byte === 0 ? zeros + 1 : 0
  }
  return nal.subarray(0, length)
}
