import { frameSize } from '@voxdeck/core/video-settings'
import { expect, it } from 'vitest'
import { h264Level, h264Profile } from './h264-profile.ts'

it.each([
  ['720p', '16:9', '3.1'],
  ['720p', '9:16', '3.1'],
  ['720p', '1:1', '3.1'],
  ['1080p', '16:9', '4.0'],
  ['1080p', '9:16', '4.0'],
  ['1080p', '1:1', '4.0'],
  ['4k', '16:9', '5.1'],
  ['4k', '9:16', '5.1'],
  ['4k', '1:1', '5.1'],
] as const)('V8 %s in %s is level %s, whatever the content', (resolution, shape, level) => {
  expect(h264Level({ ...frameSize(resolution, shape), framesPerSecond: 30 })).toBe(level)
})

it('refuses frames beyond every level', () => {
  expect(() => h264Level({ width: 16_000, height: 9_000, framesPerSecond: 30 })).toThrow('no H.264 level')
})

it('two shots of one frame size differ in the quantiser only', () => {
  const frame = { width: 1280, height: 720, framesPerSecond: 30 }
  const [one, other] = [h264Profile(frame, 20), h264Profile(frame, 23)]
  expect(one.filter((arg, index) => arg !== other[index])).toEqual(['20'])
})
