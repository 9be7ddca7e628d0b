import { expect, it } from 'vitest'
import { recipe, toolchainLine } from './toolchain.ts'

it('names ffmpeg, x264, what draws letters and our recipe in one stable line', () => {
  const line = toolchainLine(
    'ffmpeg version 5.1.9-0+deb12u1 Copyright (c) 2000-2026 the FFmpeg developers\nbuilt with gcc',
    '\u0000\u0001x264 - core 164 r3095 baee400 - H.264/MPEG-4 AVC codec - Copyleft',
    [
      '[Parsed_ass_0 @ 0x55] libass source: tarball: 0.17.1',
      '[Parsed_ass_0 @ 0x55] Raster: FreeType 2.12.1',
      '[Parsed_ass_0 @ 0x55] Shaper: FriBidi 1.0.8 (SIMPLE) HarfBuzz-ng 6.0.0 (COMPLEX)',
    ].join('\n'),
  )
  expect(line).toBe(
    `recipe ${recipe}; ffmpeg 5.1.9-0+deb12u1; x264 164.r3095.baee400; ` +
      'libass tarball: 0.17.1, FreeType 2.12.1, FriBidi 1.0.8 (SIMPLE) HarfBuzz-ng 6.0.0 (COMPLEX)',
  )
})

it('fails loudly when a version cannot be read', () => {
  expect(() => toolchainLine('ffmpeg version 5.1', 'nothing', '')).toThrow('does not say its version')
})
