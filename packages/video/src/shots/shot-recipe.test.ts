import type { Plan, PlannedSlide } from '@voxdeck/core/plan/plan'
import { testTools } from '@voxdeck/core/testing/test-tools'
import { renderHold } from '@voxdeck/media/args/pictures/render-hold'
import { ffmpegArgs } from '@voxdeck/media/run/ffmpeg-command'
import { hashValue } from '@voxdeck/storage/content-hash'
import { describe, expect, it } from 'vitest'
import { shotKey } from './shot-recipe.ts'

const slide = (index: number, extension: string): PlannedSlide => ({
  slideId: `${index}`,
  picture: `pictures/${index}.${extension}`,
  pictureHash: `hash-${index}`,
  manualSeconds: null,
  narration: {},
})
const clip = { object: 'clips/a.mp4', hash: 'hash of a clip', frames: 90, keepsSound: false }
const plan: Plan = {
  format: 3,
  projectId: 'p',
  toolchain: testTools(),
  salt: '',
  frame: { width: 1280, height: 720, framesPerSecond: 30 },
  transition: 'fade',
  wordsPerMinute: 150,
  languages: ['en'],
  slides: [slide(0, 'png'), slide(1, 'webp'), { ...slide(2, 'png'), clip }],
}
const fade = { kind: 'blend', transition: 'fade', frames: 15 } as const
const chunk = { kind: 'clip', slide: 2, start: 0, length: 90, frames: 90 } as const

describe('the key of a shot', () => {
  it('of a picture at rest does not hang on how long it rests, but on its bytes and on the programs', () => {
    const rest = { kind: 'hold', slide: 0, frames: 75 } as const
    expect(shotKey(plan, { ...rest, frames: 7500 })).toBe(shotKey(plan, rest))
    expect(shotKey(plan, { ...rest, slide: 1 })).not.toBe(shotKey(plan, rest))
    const withNewer = (tool: 'picture' | 'lettering' | 'sound') => ({
      ...plan,
      toolchain: { ...plan.toolchain, [tool]: 'newer' },
    })
    expect(shotKey(withNewer('picture'), rest)).not.toBe(shotKey(plan, rest))
    expect(shotKey(withNewer('sound'), rest)).toBe(shotKey(plan, rest))
    // Fonts decide captions only.
    expect(shotKey(withNewer('lettering'), rest)).toBe(shotKey(plan, rest))
    const captioned = { ...rest, caption: { language: 'en', lines: ['Words.'] } }
    expect(shotKey(withNewer('lettering'), captioned)).not.toBe(shotKey(plan, captioned))
  })

  it('of a blend hangs on its direction, its kind and its length', () => {
    const keys = [
      { ...fade, from: 0, to: 1 },
      { ...fade, from: 1, to: 0 },
      { ...fade, from: 0, to: 1, transition: 'slide' as const },
      { ...fade, from: 0, to: 1, frames: 9 },
    ].map((shot) => shotKey(plan, shot))
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('V10 hangs on the fit only where a picture does not have the frame’s shape', () => {
    const fitted = (fit: 'blur' | 'cover'): Plan => {
      const [first, second, third] = plan.slides.map((planned, index) =>
        index === 0 ? planned : { ...planned, fit },
      )
      if (!first || !second || !third) throw new Error('no slides')
      return { ...plan, slides: [first, second, third] }
    }
    const shots = [
      { kind: 'hold', slide: 0, frames: 75 },
      { kind: 'hold', slide: 1, frames: 75 },
      { ...fade, from: 0, to: 1 },
      chunk,
    ] as const
    const keys = (given: Plan) => shots.map((shot) => shotKey(given, shot))
    const [plain, blurred, covering] = [keys(plan), keys(fitted('blur')), keys(fitted('cover'))]
    expect(blurred[0]).toBe(plain[0])
    expect(covering[0]).toBe(plain[0])
    for (const index of [1, 2, 3])
      expect(new Set([plain[index], blurred[index], covering[index]]).size).toBe(3)
  })

  it('R12 of a clip does not hang on how many of its frames are shown', () => {
    expect(shotKey(plan, { ...chunk, frames: 17 })).toBe(shotKey(plan, chunk))
    expect(shotKey(plan, { ...chunk, start: 10, length: 80 })).not.toBe(shotKey(plan, chunk))
    const other = [...plan.slides.slice(0, 2), { ...slide(2, 'png'), clip: { ...clip, hash: 'another' } }]
    expect(shotKey({ ...plan, slides: other }, chunk)).not.toBe(shotKey(plan, chunk))
  })

  it('R13 of a blend hangs on the frame with which a clip goes on', () => {
    const leaving = { ...fade, from: 2, to: 1 }
    expect(shotKey(plan, { ...leaving, fromFrame: 3 })).not.toBe(shotKey(plan, { ...leaving, fromFrame: 4 }))
  })

  const rest = { kind: 'hold', slide: 0, frames: 75 } as const
  const captioned = (...lines: string[]) => ({ ...rest, caption: { language: 'en', lines } })

  it('of a captioned picture hangs on the words and their lines, and not on how long they stand', () => {
    const shots = [rest, captioned('Fish'), captioned('Fish', 'and tea'), captioned('Fish and tea')]
    expect(new Set(shots.map((shot) => shotKey(plan, shot))).size).toBe(4)
    expect(shotKey(plan, { ...captioned('Fish'), frames: 2 })).toBe(shotKey(plan, captioned('Fish')))
    expect(shotKey(plan, { ...captioned('Fish'), slide: 1 })).not.toBe(shotKey(plan, captioned('Fish')))
  })

  it('of a captioned chunk of a clip hangs on the words and on their frames', () => {
    const words = { language: 'en', lines: ['Fish'], startFrame: 7, endFrame: 80 }
    const shots = [[words], [{ ...words, lines: ['Tea'] }], [{ ...words, startFrame: 8 }]].map(
      (captions) => ({
        ...chunk,
        captions,
      }),
    )
    expect(new Set([chunk, ...shots].map((shot) => shotKey(plan, shot))).size).toBe(4)
  })

  it('without captions is what it was before there were any', () => {
    const command = renderHold({
      picture: { file: { path: 'picture', inside: 'picture' }, type: 'image/png' },
      frame: plan.frame,
      output: { path: 'shot.mp4', inside: 'shot.mp4' },
    })
    expect(shotKey(plan, rest)).toBe(
      hashValue({ tools: 'tools', args: ffmpegArgs(command), pictures: ['hash-0'] }),
    )
  })
})
