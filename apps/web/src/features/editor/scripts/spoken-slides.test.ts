import { describe, expect, it } from 'vitest'
import { imageOf, projectOf, slideScriptOf } from '../testing/project-of.ts'
import { noDrafts, writeSlide } from './script-drafts.ts'
import { hasScript, scriptStatistics, spokenSlides } from './spoken-slides.ts'

const images = [imageOf(0), imageOf(1), imageOf(2)]
const english = 'One two three. Four five six. Seven eight nine.'

describe('spokenSlides', () => {
  it('spreads the single script over the slides while none has words of its own', () => {
    const slides = spokenSlides(projectOf({ images, englishScript: english }), noDrafts)
    expect(slides.map(({ spread }) => spread)).toEqual([
      'One two three.',
      'Four five six.',
      'Seven eight nine.',
    ])
    expect(slides.map(({ words }) => words)).toEqual([3, 3, 3])
  })
  it('stops spreading as soon as a slide is written, before it is saved', () => {
    const drafts = writeSlide(noDrafts, images[1]?.id ?? '', { script: 'Mine.' })
    const slides = spokenSlides(projectOf({ images, englishScript: english }), drafts)
    expect(slides.map(({ spread, words }) => [spread, words])).toEqual([
      [null, 0],
      [null, 1],
      [null, 0],
    ])
  })
  it('follows orderIndex, not the order of the list', () => {
    const slides = spokenSlides(projectOf({ images: [...images].reverse() }), noDrafts)
    expect(slides.map(({ image }) => image.orderIndex)).toEqual([0, 1, 2])
  })
})

describe('scriptStatistics', () => {
  it('counts 2 s of pause for every slide, 5 s for one without words, and a longer manual length', () => {
    const [first, second, third] = images
    if (!first || !second || !third) throw new Error('three images')
    const project = projectOf({
      images: [first, second, { ...third, manualDuration: 30 }],
      slideScripts: [slideScriptOf(first, 'one two three four five')],
    })
    const slides = spokenSlides(project, noDrafts)
    expect(scriptStatistics(slides)).toEqual({
      totalWords: 5,
      estimatedDuration: 2,
      autoDuration: 2 + 2 + (5 + 2) + 30,
    })
  })
  it('has nothing to say before there are slides', () => {
    expect(scriptStatistics([])).toBeNull()
  })
})

describe('hasScript', () => {
  it('takes a single script, a slide script, saved or typed, and nothing blank', () => {
    expect(hasScript(projectOf({ images }), noDrafts)).toBe(false)
    expect(hasScript(projectOf({ englishScript: '  ' }), noDrafts)).toBe(false)
    expect(hasScript(projectOf({ englishScript: 'x' }), noDrafts)).toBe(true)
    const drafts = writeSlide(noDrafts, images[0]?.id ?? '', { script: 'x' })
    expect(hasScript(projectOf({ images }), drafts)).toBe(true)
  })
})
