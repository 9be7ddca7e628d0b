import { describe, expect, it } from 'vitest'
import { titleSchema } from './projects/project.ts'
import { updateProject } from './projects/update-project.ts'

describe('what a person writes', () => {
  it('loses NUL, which the database keeps none of, and nothing else', () =>
    expect(updateProject.body.parse({ englishScript: 'a\0b\n\tท่าเรือ 🚢 ' })).toEqual({
      englishScript: 'ab\n\tท่าเรือ 🚢 ',
    }))

  it('a title of NUL and blanks is no title', () => {
    expect(titleSchema.parse(' \0Harbour ')).toBe('Harbour')
    expect(titleSchema.safeParse('\0 \0').success).toBe(false)
  })
})
