import { clipLimits } from '@voxdeck/contracts/clips/import-clip'
import { expect, it } from 'vitest'
import { refuseClip } from './refuse-clip.ts'

const file = { name: 'waves.mp4', type: 'video/mp4', size: clipLimits.bytes }

it('R6 R7 refuses what is no MP4 by type and name, and what is over 50 MB', () => {
  expect(refuseClip(file)).toBeNull()
  expect(refuseClip({ ...file, name: 'waves.mov' })).toBe('clip_type')
  expect(refuseClip({ ...file, type: 'video/quicktime' })).toBe('clip_type')
  expect(refuseClip({ ...file, size: clipLimits.bytes + 1 })).toBe('clip_too_large')
})
