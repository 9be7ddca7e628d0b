import { samplesPerFrame } from '@voxdeck/core/timeline/timing'
import { describe, expect, it } from 'vitest'
import { type SlideTracks, slideTrackKey, slideTracks } from './slide-tracks.ts'

const clip = { object: 'clips/a.mp4', hash: 'hash of a clip', frames: 90 }

type Slide = { frames: number; says?: string; heard?: boolean; samples?: number }

/** Slides one after another, each with at most one sentence a quarter second after its start. */
const video = (...slides: Slide[]): SlideTracks => {
  let startFrame = 0
  const spans = slides.map((slide) => {
    const span = { ...slide, startFrame }
    startFrame += slide.frames
    return span
  })
  return slideTracks(
    {
      layout: { frames: startFrame, slides: spans, shots: [] },
      tracks: {
        en: spans.flatMap(({ says, samples = 40_000, ...span }) =>
          says === undefined
            ? []
            : [{ startSample: span.startFrame * samplesPerFrame + 12_000, samples, key: says }],
        ),
      },
      ...(slides.some(({ heard }) => heard)
        ? {
            heardClips: spans.flatMap(({ heard, frames, ...span }) =>
              heard ? [{ startFrame: span.startFrame, frames, clip }] : [],
            ),
          }
        : {}),
    },
    'en',
  )
}

const keysOf = ({ tracks, channels }: SlideTracks) =>
  tracks.map((track) => slideTrackKey('tools', track, channels))

describe('the sounds of slides', () => {
  it('R20 are the same wherever a slide stands and however long it stays', () => {
    const [one, two] = keysOf(video({ frames: 90, says: 'one' }, { frames: 90, says: 'two' }))
    expect(keysOf(video({ frames: 47 }, { frames: 400, says: 'two' }, { frames: 91, says: 'one' }))).toEqual([
      two,
      one,
    ])
  })

  it('R20 are others when the video is stereo, or when other words are said', () => {
    const [one] = keysOf(video({ frames: 90, says: 'one' }))
    expect(keysOf(video({ frames: 90, says: 'one' }, { frames: 90, heard: true }))).not.toContain(one)
    expect(keysOf(video({ frames: 90, says: 'two' }))).not.toContain(one)
  })

  it('R16 take the words of a slide whose clip is heard from the mix of both', () => {
    const { tracks, channels } = video(
      { frames: 30, says: 'one' },
      { frames: 40, says: 'two', heard: true },
      { frames: 30 },
    )
    expect(channels).toBe(2)
    expect(tracks.map(({ sound }) => sound?.placed)).toEqual([
      undefined,
      [{ startSample: 12_000, samples: 40_000, key: 'two' }],
    ])
  })

  it('R16 a clip’s sound is the same wherever its slide stands', () => {
    const heard = { frames: 60, says: 'one', heard: true }
    expect(keysOf(video(heard))).toEqual(keysOf(video({ frames: 77 }, heard)))
  })

  it('R15 R19 a clip comes in later when the slide before speaks to its last frame', () => {
    const squeezed = { frames: 60, says: 'one', samples: 60 * 1600 - 12_000 }
    const first = (...slides: Slide[]) => video(...slides).tracks.at(-1)?.sound?.heard.firstSample
    expect(first({ frames: 60, says: 'one' }, { frames: 60, heard: true })).toBe(1024)
    expect(first(squeezed, { frames: 60, heard: true })).toBe(5 * 1024)
  })
})
