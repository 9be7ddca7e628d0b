import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export type ZipEntry = { name: string; path: string }

/** The earliest time that a zip can store, the same for every pack: equal files give equal bytes. */
const mtime = new Date(1980, 0, 1)

/**
 * Writes files uncompressed into a zip of any size: video and sound are compressed already, or compressing them would take
 * longer than it saves. Returns its size in bytes.
 */
export const writeZip = async (
  entries: readonly ZipEntry[],
  output: string,
  signal?: AbortSignal,
): Promise<number> => {
  const zip = new ZipFile()
  for (const { name, path } of entries)
    zip.addReadStreamLazy(
      name,
      { mtime, mode: 0o100644, compress: false, forceDosTimestamp: true, size: (await stat(path)).size },
      (open) => open(null, createReadStream(path, { highWaterMark: 1024 ** 2 })),
    )
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(output), ...(signal ? [{ signal }] : []))
  return (await stat(output)).size
}
