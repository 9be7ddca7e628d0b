import { describe, expect, it } from 'vitest'
import { splitSentences } from '../script/sentences.ts'
import { spreadScript } from './spread-script.ts'

describe('S27 one script over the slides', () => {
  it('gives each slide its share of equal sentences', () =>
    expect(spreadScript('A b. C d. E f. G h. I j. K l.', 3, 'en')).toEqual([
      'A b. C d.',
      'E f. G h.',
      'I j. K l.',
    ]))

  it('gives a long sentence a slide of its own', () =>
    expect(spreadScript('One. Two. Three. A sentence that is much longer than the rest.', 2, 'en')).toEqual([
      'One. Two. Three.',
      'A sentence that is much longer than the rest.',
    ]))

  it('speaks on the first slides when there are fewer sentences than slides', () =>
    expect(spreadScript('One. Two is rather a long one here.', 4, 'en')).toEqual([
      'One.',
      'Two is rather a long one here.',
      '',
      '',
    ]))

  it('has something for the last slide even when one sentence outweighs the rest', () =>
    expect(
      spreadScript(`One. Two. ${'Word '.repeat(100)}`, 3, 'en').map((slide) => slide.slice(0, 4)),
    ).toEqual(['One.', 'Two.', 'Word']))

  it('speaks what has no words in it, such as ½', () => expect(spreadScript('½', 2, 'en')).toEqual(['½', '']))

  it('keeps a title and the line under it apart', () =>
    expect(splitSentences(spreadScript('The harbour\nIt is old.', 1, 'en')[0] ?? '', 'en')).toEqual([
      'The harbour',
      'It is old.',
    ]))

  it('is silent everywhere for an empty script, and nothing for no slides', () => {
    expect(spreadScript(' ', 2, 'en')).toEqual(['', ''])
    expect(spreadScript('Words.', 0, 'en')).toEqual([])
  })
})
