import { describe, expect, it } from 'vitest'
import { chooseFit } from './choose-fit.ts'

const wide = { width: 1920, height: 1080 }
const tall = { width: 1080, height: 1920 }
const size = (width: number, height: number) => ({ width, height })

describe('how a picture comes into the frame', () => {
  it.each([
    ['one of its shape', size(1280, 720), wide],
    ['a larger one of its shape', size(3840, 2160), wide],
    ['one that is off by the rounding of its own size', size(1366, 768), size(1280, 720)],
    ['a tall one in a tall frame', size(720, 1280), tall],
    ['a square in a square', size(333, 333), size(720, 720)],
  ])('V10 %s is not fitted at all, whatever is wished', (_, shown, frame) => {
    expect(chooseFit(shown, frame, 'blur')).toBeUndefined()
    expect(chooseFit(shown, frame, 'cover')).toBeUndefined()
  })

  it('V9 any other is fitted as wished', () => {
    for (const shown of [size(900, 900), size(1600, 1200), tall, size(5000, 1), size(1, 5000), null])
      for (const wished of ['blur', 'cover'] as const) expect(chooseFit(shown, wide, wished)).toBe(wished)
  })

  it('V9 a border under one percent is no border: the picture covers the frame', () => {
    expect(chooseFit(size(1280, 716), wide, 'blur')).toBe('cover')
    expect(chooseFit(size(1280, 711), wide, 'blur')).toBe('blur')
  })
})
