import { expect, it } from 'vitest'
import { frameShapes, frameSize, type Resolution, resolutions } from './video-settings.ts'

it('V8 the resolution names the shorter side of the frame', () => {
  const sizes = (Object.keys(resolutions) as Resolution[]).map((resolution) =>
    frameShapes.map((shape) => {
      const { width, height } = frameSize(resolution, shape)
      return `${width}x${height}`
    }),
  )
  expect(sizes).toEqual([
    ['1280x720', '720x1280', '720x720'],
    ['1920x1080', '1080x1920', '1080x1080'],
    ['3840x2160', '2160x3840', '2160x2160'],
  ])
})
