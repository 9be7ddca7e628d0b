import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** SHA-256 as the server computes it. The browser's own is missing on addresses without HTTPS. */
export const textHash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))
