/** Fields of a box as bytes, big-endian. */
export const u8 = (...values: number[]): Buffer => Buffer.from(values)

export const u16 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, index * 2)
  return bytes
}

/** An array, not arguments: a table may have millions of values. */
export const u32s = (values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, index * 4)
  return bytes
}

export const u64s = (values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 8)
  for (const [index, value] of values.entries()) bytes.writeBigUInt64BE(BigInt(value), index * 8)
  return bytes
}

export const u32 = (...values: number[]): Buffer => u32s(values)
export const u64 = (...values: number[]): Buffer => u64s(values)

export const latin = (text: string): Buffer => Buffer.from(text, 'latin1')

/** UTF-8 with a terminating zero. */
export const ended = (text: string): Buffer => Buffer.from(`${text}\0`, 'utf8')

export const zeros = (bytes: number): Buffer => Buffer.alloc(bytes)

export const box = (type: string, ...parts: readonly Buffer[]): Buffer => {
  const size = parts.reduce((sum, part) => sum + part.length, 8)
  return Buffer.concat([u32(size), latin(type), ...parts])
}

/** A box that begins with its version and flags. */
export const fullBox = (type: string, version: number, flags: number, ...parts: readonly Buffer[]): Buffer =>
  box(type, u32((version << 24) | flags), ...parts)
