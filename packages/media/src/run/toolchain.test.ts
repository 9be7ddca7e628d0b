import { expect, it } from 'vitest'
import { recipe, toolchainLine } from './toolchain.ts'

it('names ffmpeg, x264 and our recipe in one stable line', () => {
  const line = toolchainLine(
    'ffmpeg version 5.1.9-0+deb12u1 Copyright (c) 2000-2026 the FFmpeg developers\nbuilt with gcc',
    '\u0000\u0001x264 - core 164 r3095 baee400 - H.264/MPEG-4 AVC codec - Copyleft',
  )
  expect(line).toBe(`recipe ${recipe}; ffmpeg 5.1.9-0+deb12u1; x264 164.r3095.baee400`)
})

it('fails loudly when a version cannot be read', () => {
  expect(() => toolchainLine('ffmpeg version 5.1', 'nothing')).toThrow('does not say its version')
})
