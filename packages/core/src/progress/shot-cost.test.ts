import { expect, it } from 'vitest'
import { testTools } from '../../testing/test-tools.ts'
import type { Plan, PlannedSlide } from '../plan/plan.ts'
import { estimateShots, shotCost } from './shot-cost.ts'

const slide: PlannedSlide = { slideId: '', picture: '', pictureHash: '', manualSeconds: 10, narration: {} }
const clip = { object: '', hash: '', frames: 90, keepsSound: false }
const plan = (slides: PlannedSlide[]): Plan => ({
  format: 3,
  projectId: '',
  toolchain: testTools(),
  salt: '',
  frame: { width: 1280, height: 720, framesPerSecond: 30 },
  transition: 'none',
  wordsPerMinute: 150,
  languages: ['en'],
  slides,
})
const clipFrames = (slides: PlannedSlide[]) =>
  estimateShots(plan(slides)).reduce((sum, shot) => sum + (shot.kind === 'clip' ? shot.length : 0), 0)

it('G3 a clip is planned frame by frame, as far as its slide lets it be seen, and its loops cost nothing', () => {
  expect(clipFrames([{ ...slide, clip }])).toBe(90)
  expect(clipFrames([{ ...slide, clip: { ...clip, frames: 9000 } }])).toBeLessThan(300 + 150)
  expect(clipFrames([{ ...slide, clip: { ...clip, frames: 9000 } }])).toBeGreaterThanOrEqual(300)
  const costOf = (length: number) => shotCost({ kind: 'clip', length }, 1e6)
  expect(costOf(150) - costOf(100)).toBe(costOf(100) - costOf(50))
})

it('G3 how long a slide speaks is told from its words or its recording', () => {
  const long = { ...clip, frames: 9000 }
  const words = { voice: 'adam', sentences: [Array(50).fill('word').join(' ')] }
  const spoken = clipFrames([{ ...slide, manualSeconds: null, clip: long, narration: { en: words } }])
  expect(Math.abs(spoken - 22 * 30)).toBeLessThan(150)
  const recording = { object: '', hash: '', samples: 4 * 48_000 }
  const recorded = { voice: 'adam', sentences: [], recording }
  const own = clipFrames([{ ...slide, manualSeconds: null, clip: long, narration: { en: recorded } }])
  expect(Math.abs(own - 6 * 30)).toBeLessThan(150)
})
