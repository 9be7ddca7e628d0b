const initial = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]

const isPrime = (number: number): boolean => {
  for (let factor = 2; factor * factor <= number; factor++) if (number % factor === 0) return false
  return true
}

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const constants: number[] = []
for (let number = 2; constants.length < 64; number++)
  if (isPrime(number)) constants.push(((Math.cbrt(number) % 1) * 2 ** 32) | 0)

const rotate = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits))

/** The bytes, a one bit, zeros, and the number of bits, in blocks of 64. */
const pad = (bytes: Uint8Array): DataView => {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n)
  return view
}

/** The words of a block, and 48 more that are mixed from them. */
const schedule = (padded: DataView, block: number, words: Int32Array): void => {
  for (let at = 0; at < 16; at++) words[at] = padded.getInt32(block + 4 * at)
  for (let at = 16; at < 64; at++) {
    const before15 = words[at - 15] ?? 0
    const before2 = words[at - 2] ?? 0
    const low = rotate(before15, 7) ^ rotate(before15, 18) ^ (before15 >>> 3)
    const high = rotate(before2, 17) ^ rotate(before2, 19) ^ (before2 >>> 10)
    words[at] = (words[at - 16] ?? 0) + low + (words[at - 7] ?? 0) + high
  }
}

/** Plain variables: arrays in this loop would take a hundred times as long. */
const compress = (hash: Int32Array, words: Int32Array): void => {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash
  for (let at = 0; at < 64; at++) {
    const turned = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const first = (h + turned + ((e & f) ^ (~e & g)) + (constants[at] ?? 0) + (words[at] ?? 0)) | 0
    const second = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) hash[index] = (hash[index] ?? 0) + word
}

/**
 * SHA-256 of a text, in hexadecimal, as the server computes it. Our own, because the browser's is missing on addresses
 * without HTTPS.
 */
export const textHash = (text: string): string => {
  const padded = pad(new TextEncoder().encode(text))
  const hash = Int32Array.from(initial)
  const words = new Int32Array(64)
  for (let block = 0; block < padded.byteLength; block += 64) {
    schedule(padded, block, words)
    compress(hash, words)
  }
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
