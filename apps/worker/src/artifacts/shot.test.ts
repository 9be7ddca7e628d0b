import type { Plan, PlannedSlide } from '@voxdeck/core/plan/plan'
import { describe, expect, it } from 'vitest'
import { shotKey } from './shot.ts'

const slide = (index: number, extension: string): PlannedSlide => ({
  imageId: `${index}`,
  picture: `pictures/${index}.${extension}`,
  pictureHash: `hash-${index}`,
  manualSeconds: null,
  narration: {},
})
const clip = { object: 'clips/a.mp4', hash: 'hash of a clip', frames: 90, keepsSound: false }
const plan: Plan = {
  format: 1,
  projectId: 'p',
  toolchain: 'tools',
  frame: { width: 1280, height: 720, framesPerSecond: 30 },
  transition: 'fade',
  wordsPerMinute: 150,
  languages: ['en'],
  slides: [slide(0, 'png'), slide(1, 'webp'), { ...slide(2, 'png'), clip }],
}
const fade = { kind: 'blend', transition: 'fade', frames: 15 } as const
const chunk = { kind: 'clip', slide: 2, start: 0, length: 90, frames: 90 } as const

describe('the key of a shot', () => {
  it('of pictures is what it was before there were clips: what was made then is found', () => {
    expect(shotKey(plan, { kind: 'hold', slide: 0, frames: 75 })).toBe(
      'db3e74589f3007f1bd0b3f58bfcab438df8410f35972a1e009155736ba4087b7',
    )
    expect(shotKey(plan, { ...fade, from: 0, to: 1 })).toBe(
      '8389460c5e1cc472931bea413bd70806a815172957895402bb1434762173aea2',
    )
    expect(shotKey(plan, { kind: 'blend', from: 1, to: 0, transition: 'slide', frames: 9 })).toBe(
      'cb794ac18b3bde7a4e0b92a05c17cbdf2908ab53e1e4ed7df7ba994390eb3323',
    )
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
})
