import type { FileHandle } from 'node:fs/promises'
import { longestHeader, readBoxHeader } from './boxes.ts'

export type TopLevelBox = { type: string; offset: number; size: number }

/** Offsets and sizes of a file's top-level boxes, without reading their contents. */
export const listTopLevel = async (file: FileHandle): Promise<TopLevelBox[]> => {
  const { size: end } = await file.stat()
  const boxes: TopLevelBox[] = []
  for (let offset = 0; offset < end; ) {
    const header = await readRange(file, offset, Math.min(longestHeader, end - offset))
    const { type, size } = readBoxHeader(header)
    if (size < 8 || offset + size > end) throw new Error(`the box ${type} at ${offset} is cut off`)
    boxes.push({ type, offset, size })
    offset += size
  }
  return boxes
}

export const readRange = async (file: FileHandle, offset: number, size: number): Promise<Buffer> => {
  const bytes = Buffer.alloc(size)
  const { bytesRead } = await file.read(bytes, 0, size, offset)
  if (bytesRead !== size) throw new Error(`the file ends at ${offset + bytesRead}`)
  return bytes
}

export const onlyBox = (boxes: readonly TopLevelBox[], type: string): TopLevelBox => {
  const [box, ...more] = boxes.filter((candidate) => candidate.type === type)
  if (!box || more.length > 0) throw new Error(`expected one box ${type}`)
  return box
}
