import { recordingLimits } from '@voxdeck/contracts/recordings/recording-limits'
import { describe, expect, it } from 'vitest'
import { HttpProblem } from '../../http/http-problem.ts'
import { readDataUrl } from './read-data-url.ts'

const dataUrl = (bytes: number, type = 'audio/webm;codecs=opus') =>
  `data:${type};base64,${Buffer.alloc(bytes, 7).toString('base64')}`

const codeOf = (address: string) => {
  try {
    readDataUrl(address)
    return null
  } catch (error) {
    return error instanceof HttpProblem ? error.code : error
  }
}

describe('a recording as a data URL', () => {
  it('R5 is read as its bytes, whatever parameters its type has', () => {
    expect(readDataUrl(dataUrl(3))).toEqual({ bytes: Buffer.alloc(3, 7), type: 'audio/webm' })
    expect(readDataUrl(dataUrl(1, 'audio/mp4')).bytes).toHaveLength(1)
  })
  it('R5 has at most 2 MB of bytes', () => {
    expect(readDataUrl(dataUrl(recordingLimits.dataUrlBytes)).bytes).toHaveLength(
      recordingLimits.dataUrlBytes,
    )
    expect(codeOf(dataUrl(recordingLimits.dataUrlBytes + 1))).toBe('recording_too_large')
    expect(codeOf(dataUrl(3 * recordingLimits.dataUrlBytes))).toBe('recording_too_large')
  })
  it.each([
    ['data:video/mp4;base64,AAAA', 'recording_type'],
    ['data:text/html,<p>', 'recording_type'],
    ['data:audio/webm', 'recording_type'],
    ['data:audio/webm,AAAA', 'recording_unreadable'],
    ['data:audio/webm;base64,', 'recording_unreadable'],
    ['data:audio/webm;base64,not base64!', 'recording_unreadable'],
  ])('R5 refuses %s', (address, code) => expect(codeOf(address)).toBe(code))
})
