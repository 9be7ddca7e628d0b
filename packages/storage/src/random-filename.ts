import { randomBytes } from 'node:crypto'

/** 128 random bits: a name nobody guesses. Membership is checked all the same. */
export const randomFilename = (extension: string): string => `${randomBytes(16).toString('hex')}.${extension}`
