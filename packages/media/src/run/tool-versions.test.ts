import { describe, expect, it } from 'vitest'
import { recipes, toolVersions } from './tool-versions.ts'

const output = {
  version: 'ffmpeg version 5.1.9-0+deb12u1 Copyright (c) 2000-2026 the FFmpeg developers\nbuilt with gcc',
  encodedFrame: '\u0000\u0001x264 - core 164 r3095 baee400 - H.264/MPEG-4 AVC codec - Copyleft',
  aboutLetters: [
    '[Parsed_ass_0 @ 0x55] libass source: tarball: 0.17.1',
    '[Parsed_ass_0 @ 0x55] Raster: FreeType 2.12.1',
    '[Parsed_ass_0 @ 0x55] Shaper: FriBidi 1.0.8 (SIMPLE) HarfBuzz-ng 6.0.0 (COMPLEX)',
  ].join('\n'),
  fonts: 'abc',
}
const picture = `recipe ${recipes.picture}; ffmpeg 5.1.9-0+deb12u1; x264 164.r3095.baee400`

describe('the versions of what makes bytes', () => {
  it('name for each kind of artifact what decides it', () =>
    expect(toolVersions(output)).toEqual({
      picture,
      lettering: `${picture}; libass tarball: 0.17.1, FreeType 2.12.1, FriBidi 1.0.8 (SIMPLE) HarfBuzz-ng 6.0.0 (COMPLEX); fonts abc`,
      sound: `recipe ${recipes.sound}; ffmpeg 5.1.9-0+deb12u1`,
    }))

  it('another font changes captions only', () => {
    const { lettering, ...others } = toolVersions({ ...output, fonts: 'def' })
    const before = toolVersions(output)
    expect(others).toEqual({ picture: before.picture, sound: before.sound })
    expect(lettering).not.toBe(before.lettering)
  })

  it('fail loudly when one cannot be read', () =>
    expect(() => toolVersions({ ...output, encodedFrame: 'nothing' })).toThrow('does not say its version'))
})
