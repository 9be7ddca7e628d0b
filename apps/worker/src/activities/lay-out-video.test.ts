import type { Plan } from '@voxdeck/core/plan/plan'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import { describe, expect, it } from 'vitest'
import { layOutPlan } from './lay-out-video.ts'

const slides = 200
const secondsOfSpeech = 2 * 3600
const sentencesPerSlide = 9

const plan: Plan = {
  format: 1,
  projectId: 'project',
  toolchain: 'toolchain',
  frame: { width: 1920, height: 1080, framesPerSecond: 30 },
  transition: 'fade',
  wordsPerMinute: 150,
  languages: ['en'],
  slides: Array.from({ length: slides }, (_, index) => ({
    imageId: `image-${index}`,
    picture: `pictures/${index}.png`,
    pictureHash: `hash-${index % 150}`,
    manualSeconds: null,
    narration: {
      en: { voice: 'adam', sentences: Array.from({ length: sentencesPerSlide }, () => 'Words.') },
    },
  })),
}

const samples = Math.round((secondsOfSpeech * sampleRate) / slides / sentencesPerSlide)
const narration = new Map([
  [
    'en',
    plan.slides.map((_, slide) =>
      Array.from({ length: sentencesPerSlide }, (_, index) => ({
        key: `${slide}-${index}`,
        samples,
        gapSamples: 0,
        peaks: [],
      })),
    ),
  ],
])

describe('laying out 200 slides and two hours of narration', () => {
  it('takes under a second', () => {
    const started = performance.now()
    const { layout, tracks, shotKeys } = layOutPlan(plan, narration)
    const milliseconds = performance.now() - started
    process.stdout.write(`      laid out ${layout.frames} frames in ${milliseconds.toFixed(0)} ms\n`)
    expect(layout.slides).toHaveLength(slides)
    expect(tracks.en).toHaveLength(slides * sentencesPerSlide)
    expect(layout.frames / 30).toBeCloseTo(secondsOfSpeech + slides * 2, -1)
    // Fifty slides show what earlier ones showed, and leave for the same next picture; but nothing follows the last.
    expect(new Set(shotKeys).size).toBe(150 + 1)
    expect(milliseconds).toBeLessThan(1000)
  })
})
