import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { canonicalJson } from '@voxdeck/core/plan/canonical-json'

export const hashBytes = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** SHA-256 of a file's bytes, read as a stream. */
export const hashFile = async (path: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** SHA-256 of a value's canonical JSON: equal values have equal hashes. */
export const hashValue = (value: unknown): string => hashBytes(Buffer.from(canonicalJson(value)))
