import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'

export const hashFiles = async (files: string[]): Promise<string> => {
  const hash = createHash('sha256')
  for (const file of files) for await (const chunk of createReadStream(file)) hash.update(chunk)
  return hash.digest('hex')
}
