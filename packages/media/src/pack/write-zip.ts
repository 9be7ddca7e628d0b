import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { crc32 } from 'node:zlib'

export type ZipEntry = { name: string; path: string }

type Written = { name: Buffer; crc: number; bytes: number; offset: number }

// 1 January 1980, midnight: the earliest time a zip can store, and the same for every pack.
const noTime = 0
const noDate = (1 << 5) | 1
/** Names are UTF-8; sizes and CRC follow the data. */
const flags = 0x800 | 0x8
const version = 45

const fields = (...values: readonly (readonly [bytes: 2 | 4 | 8, value: number])[]): Buffer => {
  const buffer = Buffer.alloc(values.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of values) {
    if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value), at)
    else buffer.writeUIntLE(value, at, bytes)
    at += bytes
  }
  return buffer
}

/** The value of a 32-bit field whose 64-bit value is in a zip64 record. */
const elsewhere = 0xffffffff

const localHeader = (name: Buffer): Buffer =>
  Buffer.concat([
    fields(
      [4, 0x04034b50],
      [2, version],
      [2, flags],
      [2, 0],
      [2, noTime],
      [2, noDate],
      [4, 0],
      [4, elsewhere],
      [4, elsewhere],
      [2, name.length],
      [2, 20],
    ),
    name,
    fields([2, 1], [2, 16], [8, 0], [8, 0]),
  ])

const behind = ({ crc, bytes }: Written): Buffer => fields([4, 0x08074b50], [4, crc], [8, bytes], [8, bytes])

const directoryEntry = ({ name, crc, bytes, offset }: Written): Buffer =>
  Buffer.concat([
    fields(
      [4, 0x02014b50],
      [2, version],
      [2, version],
      [2, flags],
      [2, 0],
      [2, noTime],
      [2, noDate],
      [4, crc],
      [4, elsewhere],
      [4, elsewhere],
      [2, name.length],
      [2, 28],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, elsewhere],
    ),
    name,
    fields([2, 1], [2, 24], [8, bytes], [8, bytes], [8, offset]),
  ])

const directoryEnd = (entries: number, bytes: number, offset: number): Buffer =>
  Buffer.concat([
    fields(
      [4, 0x06064b50],
      [8, 44],
      [2, version],
      [2, version],
      [4, 0],
      [4, 0],
      [8, entries],
      [8, entries],
      [8, bytes],
      [8, offset],
    ),
    fields([4, 0x07064b50], [4, 0], [8, offset + bytes], [4, 1]),
    fields(
      [4, 0x06054b50],
      [2, 0],
      [2, 0],
      [2, Math.min(entries, 0xffff)],
      [2, Math.min(entries, 0xffff)],
      [4, elsewhere],
      [4, elsewhere],
      [2, 0],
    ),
  ])

/**
 * Writes files uncompressed into a zip64 of any size: video and sound are compressed already, or compressing them
 * would take longer than it saves. Equal files give equal bytes.
 */
export const writeZip = async (
  entries: readonly ZipEntry[],
  output: string,
  signal?: AbortSignal,
): Promise<number> => {
  await using file = await open(output, 'w')
  let at = 0
  const append = async (bytes: Uint8Array) => {
    await file.write(bytes, 0, bytes.length, at)
    at += bytes.length
  }
  const written: Written[] = []
  for (const { name, path } of entries) {
    const entry: Written = { name: Buffer.from(name, 'utf8'), crc: 0, bytes: 0, offset: at }
    await append(localHeader(entry.name))
    for await (const chunk of createReadStream(path, { highWaterMark: 1024 ** 2, signal })) {
      const bytes = chunk as Buffer
      entry.crc = crc32(bytes, entry.crc)
      entry.bytes += bytes.length
      await append(bytes)
    }
    await append(behind(entry))
    written.push(entry)
  }
  const directory = Buffer.concat(written.map(directoryEntry))
  const offset = at
  await append(directory)
  await append(directoryEnd(written.length, directory.length, offset))
  return at
}
