import { createReadStream, createWriteStream } from 'node:fs'
import { open, writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { parseBoxes } from './boxes.ts'
import { moveIndex } from './move-index.ts'
import { listTopLevel, onlyBox, readRange } from './top-level.ts'

/** Copies an MP4 that ends with its index (moov) into one that starts with it, so that playing starts at once. */
export const putIndexFirst = async (source: string, target: string): Promise<void> => {
  await using file = await open(source)
  const boxes = await listTopLevel(file)
  const head = onlyBox(boxes, 'ftyp')
  const index = onlyBox(boxes, 'moov')
  const { size } = await file.stat()
  if (head.offset !== 0 || index.offset + index.size !== size)
    throw new Error('expected the type first and the index last')

  const [moov] = parseBoxes(await readRange(file, index.offset, index.size))
  if (!moov) throw new Error('the index is empty')
  await writeFile(target, [await readRange(file, 0, head.size), moveIndex(moov, size)])
  await pipeline(
    createReadStream(source, { start: head.size, end: index.offset - 1, highWaterMark: 1024 ** 2 }),
    createWriteStream(target, { flags: 'a' }),
  )
}
