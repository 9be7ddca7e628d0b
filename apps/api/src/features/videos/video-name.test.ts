import { describe, expect, it } from 'vitest'
import { videoName } from './video-name.ts'

describe('the name a video is downloaded under', () => {
  it.each([
    ['The harbour, in five pictures', 'The harbour, in five pictures.mp4'],
    ['ท่าเรือ ห้าภาพ', 'ท่าเรือ ห้าภาพ.mp4'],
    ['../../etc/passwd', 'etc passwd.mp4'],
    ['a\r\nSet-Cookie: x', 'a Set-Cookie x.mp4'],
    ['con?<>|*', 'con.mp4'],
    ['...', 'Voxdeck film.mp4'],
  ])('%j becomes %j', (title, name) => expect(videoName(title)).toBe(name))

  it('is never cut inside a syllable', () =>
    expect(videoName('ที่'.repeat(200))).toBe(`${'ที่'.repeat(120)}.mp4`))

  it('stays short', () => expect(videoName('x'.repeat(500)).length).toBeLessThan(130))
})
