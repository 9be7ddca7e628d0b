import { createHash } from 'node:crypto'
import { canonicalJson } from '@voxdeck/core/plan/canonical-json'

export const hashBytes = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** SHA-256 of a value by its canonical JSON: equal values, equal keys. */
export const hashValue = (value: unknown): string => hashBytes(Buffer.from(canonicalJson(value)))
