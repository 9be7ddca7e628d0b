import { describe, expect, it } from 'vitest'
import type { LaidOutPlan } from './laid-out-plan.ts'
import { slideSoundKey, splitTrack } from './slide-sound.ts'
import { trackKey } from './track.ts'

const laidOut: LaidOutPlan = {
  layout: { frames: 100, slides: [], shots: [] },
  shotKeys: [],
  tracks: { en: [{ startSample: 12_000, samples: 100, key: 'sentence' }] },
}
const clip = { object: 'clips/a.mp4', hash: 'hash of a clip', frames: 90 }

describe('a track', () => {
  it('of speech alone has the key it had before clips were heard', () =>
    expect(trackKey('tools', laidOut, 'en')).toBe(
      '5d90f92b70e9f137c01714f8f3e2a1dff1aa8b1d82cc3376ad1c9872dc20440d',
    ))

  it('R16 takes the words of a slide whose clip is heard from that slide’s own sound', () => {
    const tracks = {
      en: [12_000, 60_000, 140_000].map((startSample, index) => ({
        startSample,
        samples: 9,
        key: `${index}`,
      })),
    }
    const heard = { ...laidOut, tracks, heardClips: [{ startFrame: 30, frames: 40, clip }] }
    const { placed, sounds } = splitTrack(heard, 'en')
    expect(placed.map(({ key }) => key)).toEqual(['0', '2'])
    expect(sounds).toMatchObject([{ startSample: 48_000, placed: [{ startSample: 12_000, key: '1' }] }])
  })

  it('R16 a slide’s sound has the same key wherever in the film it stands', () => {
    const at = (startFrame: number) => {
      const sentence = { startSample: startFrame * 1600 + 12_000, samples: 100, key: 'sentence' }
      return splitTrack(
        { tracks: { en: [sentence] }, heardClips: [{ startFrame, frames: 40, clip }] },
        'en',
      ).sounds.map((sound) => slideSoundKey('tools', sound))
    }
    expect(at(30)).toEqual(at(900))
  })
})
