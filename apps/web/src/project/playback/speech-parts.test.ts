import { previewTextLimit } from '@voxdeck/contracts/speech/preview-speech'
import { splitSentences } from '@voxdeck/core/script/sentences'
import { describe, expect, it } from 'vitest'
import { speechParts } from './speech-parts.ts'

const sentence = (length: number) => `Word ${'word '.repeat(length / 5 - 1).trim()}.`

describe('a script in parts', () => {
  it('N4 has a first sentence alone, then as many as fit', () => {
    expect(speechParts('One. Two. Three.', 'en')).toEqual(['One.', 'Two. Three.'])
    expect(speechParts('One.', 'en')).toEqual(['One.'])
    expect(speechParts(' \n', 'en')).toEqual([])
  })
  it('N4 is cut at sentences, none longer than the server takes', () => {
    const script = Array.from({ length: 12 }, () => sentence(200)).join(' ')
    const parts = speechParts(script, 'en')
    expect(parts.length).toBe(7)
    expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(previewTextLimit)
    expect(parts.flatMap((text) => splitSentences(text, 'en'))).toEqual(splitSentences(script, 'en'))
  })
  it('J4 N4 keeps its markup whole: the server reads it', () => {
    expect(speechParts('One. [pause 1s] Two [three|3]. Four. [pause 2s]', 'en')).toEqual([
      'One.',
      '[pause 1s] Two [three|3]. Four. [pause 2s]',
    ])
    const long = `${'word '.repeat(98)}[pause 800ms] ${'word '.repeat(60).trim()}.`
    expect(speechParts(long, 'en').join(' ')).toBe(long)
    expect(speechParts(long, 'en')[1]).toMatch(/^\[pause 800ms\] word/)
  })
  it('N4 loses no word of a sentence that is longer than a part', () => {
    const parts = speechParts(sentence(1700), 'en')
    expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(previewTextLimit)
    expect(parts.join(' ')).toBe(sentence(1700))
  })
})
