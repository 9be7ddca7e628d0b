import { randomBytes } from 'node:crypto'

/** 128 random bits: a name that cannot be guessed. Membership is checked anyway. */
export const randomFilename = (extension: string): string => `${randomBytes(16).toString('hex')}.${extension}`
