import { describe, expect, it } from 'vitest'
import type { Cue } from './make-cues.ts'
import { readSrt } from './read-srt.ts'
import { captionTime, writeSrt } from './write-srt.ts'
import { writeWebVtt } from './write-web-vtt.ts'

const cues: Cue[] = [
  { startFrame: 7, endFrame: 100, lines: ['Fish & <chips>', 'at ten.'] },
  { startFrame: 102, endFrame: 108_001, lines: ['ท่าเรือ'] },
]

describe('captions as files', () => {
  it('C6 times are told to the millisecond, over hours too', () => {
    expect(captionTime(1, ',')).toBe('00:00:00,033')
    expect(captionTime(108_001, '.')).toBe('01:00:00.033')
  })
  it('C6 SRT is counted from 1, and read back as it was', () => {
    expect(writeSrt(cues)).toBe(
      '1\n00:00:00,233 --> 00:00:03,333\nFish & <chips>\nat ten.\n\n2\n00:00:03,400 --> 01:00:00,033\nท่าเรือ\n',
    )
    expect(readSrt(writeSrt(cues)).map(({ lines }) => lines)).toEqual(cues.map(({ lines }) => lines))
    expect(readSrt('')).toEqual([])
  })
  it('C6 in WebVTT no word is taken for a sign', () =>
    expect(writeWebVtt(cues)).toBe(
      'WEBVTT\n\n00:00:00.233 --> 00:00:03.333\nFish &amp; &lt;chips&gt;\nat ten.\n\n00:00:03.400 --> 01:00:00.033\nท่าเรือ\n',
    ))
  it.each([
    ['counted as 2', '2\n00:00:00,000 --> 00:00:01,000\na'],
    ['no time', '1\n00:00:00.000 --> 00:00:01.000\na'],
    ['ends before', '1\n00:00:01,000 --> 00:00:01,000\na'],
    ['no words', '1\n00:00:00,000 --> 00:00:01,000'],
    ['begins before', '1\n00:00:00,000 --> 00:00:02,000\na\n\n2\n00:00:01,000 --> 00:00:03,000\nb'],
  ])('C6 a file that is none is refused: %s', (fault, srt) => expect(() => readSrt(srt)).toThrow(fault))
})
