import { expect, it } from 'vitest'
import { parseLayout } from './parse-layout.ts'

const layout = { layout: { frames: 3, shots: [], slides: [] }, shotKeys: [], tracks: {}, captions: {} }

it.each([
  ['of today', { format: 1, ...layout }],
  ['from before layouts had a format', layout],
])('a layout %s is read', (_, stored) =>
  expect(parseLayout(JSON.stringify(stored))).toEqual({ format: 1, ...layout }),
)

it('a layout of a later release is refused by name', () =>
  expect(() => parseLayout(JSON.stringify({ ...layout, format: 2 }))).toThrow('format 2'))
