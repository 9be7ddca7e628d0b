import { describe, expect, it } from 'vitest'
import { cueAt, type NarratedSlide, slideIndexAt, slides, videoSeconds } from './narration.ts'

const slide = (start: number, end: number): NarratedSlide => ({
  voice: 'Adam',
  start,
  end,
  peaks: [],
  cues: [
    { start: start + 0.25, end: start + 2, text: 'first' },
    { start: start + 2.5, end: end - 2, text: 'second' },
  ],
})
const video = [slide(0, 6), slide(6, 12)]

describe('a moment of the video', () => {
  it('belongs to the slide that has begun last', () => {
    expect([0, 5.9, 6, 99].map((seconds) => slideIndexAt(video, seconds))).toEqual([0, 0, 1, 1])
  })
  it('shows the sentence being spoken, and keeps it through a pause', () => {
    expect([0, 1, 2.2, 3, 5.9].map((seconds) => cueAt(slide(0, 6), seconds)?.text)).toEqual([
      'first',
      'first',
      'first',
      'second',
      'second',
    ])
  })
})

describe('narration.json', () => {
  it('has slides that touch, cues within them and loudness from 0 to 1', () => {
    expect(videoSeconds).toBeGreaterThan(10)
    let end = 0
    for (const { start, peaks, cues, ...rest } of slides) {
      expect(start).toBe(end)
      end = rest.end
      expect(cues.every((cue) => cue.start >= start && cue.end <= end)).toBe(true)
      expect(peaks.every((peak) => peak >= 0 && peak <= 1)).toBe(true)
    }
  })
})
