import { describe, expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

describe('initialsOf', () => {
  it.each([
    ['Malee Kaewta', 'MK'],
    ['malee', 'M'],
    ['first.last@example.org', 'FL'],
    ['Ana Lucia de Souza', 'AS'],
    ['เมษา แก้วตา', 'มก้'],
    ['', ''],
  ])('%s is %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})
