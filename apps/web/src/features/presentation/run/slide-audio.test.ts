import { describe, expect, it } from 'vitest'
import type { AudibleSlide } from '../../../project/playback/stage-slide.ts'
import { slideAudio } from './slide-audio.ts'

const words = (count: number) => 'word '.repeat(count).trim()
const recording = { address: '/api/recordings/x.flac', seconds: 3.5 }

const slideOf = (over: Partial<AudibleSlide>): AudibleSlide => ({
  script: '',
  voice: 'adam',
  language: 'en',
  wpm: 150,
  manualSeconds: null,
  recording: null,
  hasVideo: false,
  ...over,
})
const attemptsOf = (over: Partial<AudibleSlide>) =>
  slideAudio(slideOf(over)).map((way) =>
    way.kind === 'wait' ? `wait ${Number(way.seconds.toFixed(2))}` : way.kind,
  )

describe('how a slide is heard', () => {
  it('N2 a recording without a video is played, else its length is waited for', () => {
    expect(attemptsOf({ recording })).toEqual(['recording', 'wait 3.5'])
    expect(attemptsOf({ recording, script: words(50) })).toEqual(['recording', 'wait 3.5'])
  })
  it('N2 a recording of unknown length is replaced by the estimate, however long', () => {
    const unknown = { ...recording, seconds: null }
    expect(attemptsOf({ recording: unknown, script: words(50) })).toEqual(['recording', 'wait 20'])
    expect(attemptsOf({ recording: unknown })).toEqual(['recording', 'wait 5'])
  })
  it('N3 with a video: the recording, else speech, else the estimate, else 5 s', () => {
    const hasVideo = true
    expect(attemptsOf({ hasVideo, recording, script: words(50) })).toEqual(['recording', 'speech', 'wait 20'])
    expect(attemptsOf({ hasVideo, recording })).toEqual(['recording', 'wait 5'])
    expect(attemptsOf({ hasVideo, script: words(50) })).toEqual(['speech', 'wait 20'])
    expect(attemptsOf({ hasVideo })).toEqual(['wait 5'])
    expect(attemptsOf({ hasVideo, manualSeconds: 12 })).toEqual(['wait 12'])
  })
  it('N4 otherwise speech; when that fails the estimate, at most 10 s', () => {
    expect(attemptsOf({ script: words(5) })).toEqual(['speech', 'wait 2'])
    expect(attemptsOf({ script: words(50) })).toEqual(['speech', 'wait 10'])
    expect(attemptsOf({ script: words(50), wpm: 250 })).toEqual(['speech', 'wait 10'])
  })
  it('N4 without a script the estimate, at most 8 s', () => {
    expect(attemptsOf({})).toEqual(['wait 5'])
    expect(attemptsOf({ manualSeconds: 2 })).toEqual(['wait 2'])
    expect(attemptsOf({ manualSeconds: 20 })).toEqual(['wait 8'])
  })
  it('N4 a script that has nothing to say is none', () =>
    expect(attemptsOf({ script: ' … !', manualSeconds: 20 })).toEqual(['wait 8']))
  it('N4 speech has the slide’s voice and speed', () =>
    expect(slideAudio(slideOf({ script: 'One. Two.', voice: 'bella', wpm: 90 }))[0]).toEqual({
      kind: 'speech',
      parts: ['One.', 'Two.'],
      voice: 'bella',
      language: 'en',
      wpm: 90,
    }))
})
