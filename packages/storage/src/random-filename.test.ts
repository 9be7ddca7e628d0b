import { filenameSchema } from '@voxdeck/contracts/operation'
import { describe, expect, it } from 'vitest'
import { randomFilename } from './random-filename.ts'

describe('a random file name', () => {
  it.each(['png', 'jpg', 'webp', 'mp4'])('with .%s is a name that the contracts let through', (extension) =>
    expect(filenameSchema.safeParse(randomFilename(extension)).success).toBe(true),
  )

  it('never comes twice', () => {
    const names = Array.from({ length: 1000 }, () => randomFilename('png'))
    expect(new Set(names).size).toBe(1000)
  })
})
