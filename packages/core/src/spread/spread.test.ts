import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPasted, splitWays } from './pasted-script.ts'
import {
  boundaryOf,
  countParts,
  moveBoundary,
  moveSentences,
  partsOf,
  proposeWay,
  sentencesOf,
  spreadBy,
} from './spread.ts'

const partsBy = (script: string, slides: number, way = proposeWay(readPasted(script, 'en'), slides)) => {
  const pasted = readPasted(script, 'en')
  return [way, ...partsOf(pasted, spreadBy(pasted, way, slides), slides)]
}

describe('S33 a pasted script is cut as its writer marked it', () => {
  it('by paragraphs when there are as many as slides, whatever they begin with', () =>
    expect(partsBy('One. Two.\n\nSlide two explains it.\n\nThree.', 3)).toEqual([
      'paragraphs',
      'One. Two.',
      'Slide two explains it.',
      'Three.',
    ]))

  it('by lines when there are no blank lines, as word processors copy paragraphs', () =>
    expect(partsBy('One. Two.\nThree.', 2)).toEqual(['paragraphs', 'One. Two.', 'Three.']))

  it.each([
    ['Slide 1\nOne.\nSlide 2\nTwo.\n\nMore.'],
    ['Slide 1: One.\n\nslide 2 - Two.\n\nMore.'],
    ['[Slide 1]\nOne.\n[Slide 2]\nTwo.\n\nMore.'],
    ['สไลด์ที่ 1\nOne.\n\nสไลด์ 2: Two.\n\nMore.'],
  ])('by labels, which are not said: %j', (script) =>
    expect(partsBy(script, 2)).toEqual(['labels', 'One.', 'Two.\n\nMore.']),
  )

  it('a label names its slide; slides between stay silent', () =>
    expect(partsBy('Slide 1\nOne.\n\nSlide 3\nThree.', 4)).toEqual(['labels', 'One.', '', 'Three.', '']))

  it('a label beyond the last slide goes to the last slide', () =>
    expect(partsBy('Slide 1\nOne.\n\nSlide 9\nNine.', 2)).toEqual(['labels', 'One.', 'Nine.']))

  it('by rules and by headings, which are not said', () => {
    expect(partsBy('One.\n\n---\n\nTwo.\n\nMore.', 2)).toEqual(['rules', 'One.', 'Two.\n\nMore.'])
    expect(partsBy('# A\n\nOne.\n\n## B\n\nTwo.\n\nMore.', 2)).toEqual(['headings', 'One.', 'Two.\n\nMore.'])
  })

  it('evenly by sentences when nothing else fits', () =>
    expect(partsBy('A b. C d.\n\nE f. G h.\n\nI j. K l.', 2)).toEqual([
      'evenly',
      'A b. C d.\n\nE f.',
      'G h.\n\nI j. K l.',
    ]))

  it('several paragraphs share a slide when there are more of them', () =>
    expect(partsBy('A b.\n\nC d.\n\nE f.\n\nG h.', 2, 'paragraphs')).toEqual([
      'paragraphs',
      'A b.\n\nC d.',
      'E f.\n\nG h.',
    ]))

  it('a paragraph that stays whole keeps its line breaks', () =>
    expect(partsBy('One,\nstill one.\n\nTwo.', 2)).toEqual(['paragraphs', 'One,\nstill one.', 'Two.']))

  it('a pause alone is no part and stays with what was said before', () =>
    expect(partsBy('One.\n\n[pause 2s]\n\nTwo.', 2)).toEqual(['paragraphs', 'One.\n\n[pause 2s]', 'Two.']))

  it('says how many parts each way makes', () => {
    const pasted = readPasted('Slide 1\nOne. More.\n\nSlide 2\nTwo.', 'en')
    expect(splitWays.map((way) => countParts(pasted, way))).toEqual([2, 1, 1, 2, 3])
    expect(countParts(readPasted(' \n', 'en'), 'paragraphs')).toBe(0)
  })
})

describe('S33 it is corrected before it is taken', () => {
  const pasted = readPasted('One is here. Two is here. Three is here.\n\nFour is here. Five is here.', 'en')
  const start = spreadBy(pasted, 'paragraphs', 3)

  it('a line moves to another sentence', () => {
    expect(start).toEqual([0, 0, 0, 1, 1])
    expect(moveBoundary(start, 0, 2)).toEqual([0, 0, 1, 1, 1])
    expect(moveBoundary(start, 0, 5)).toEqual([0, 0, 0, 0, 0])
    expect(moveBoundary(start, 1, 4)).toEqual([0, 0, 0, 1, 2])
    expect([boundaryOf(start, 0), boundaryOf(start, 1), boundaryOf(start, 2)]).toEqual([3, 5, 5])
  })

  it('a paragraph moves to another slide, and takes along what would be out of order', () => {
    expect(moveSentences(start, { from: 3, to: 4 }, 2)).toEqual([0, 0, 0, 2, 2])
    expect(moveSentences(start, { from: 3, to: 4 }, 0)).toEqual([0, 0, 0, 0, 0])
    expect(moveSentences(start, { from: 0, to: 2 }, 2)).toEqual([2, 2, 2, 2, 2])
  })

  it('whatever is moved, every sentence is on one slide, in order', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.record({ slide: fc.nat(2), sentence: fc.nat(5) }),
            fc.record({ from: fc.nat(4), slide: fc.nat(2) }),
          ),
        ),
        (moves) => {
          let spread = start
          for (const move of moves)
            spread =
              'from' in move
                ? moveSentences(spread, { from: move.from, to: move.from }, move.slide)
                : moveBoundary(spread, Math.min(1, move.slide), move.sentence)
          expect(spread.every((slide, index) => slide >= (spread[index - 1] ?? 0) && slide < 3)).toBe(true)
          const words = partsOf(pasted, spread, 3).join(' ').split(/\s+/).join(' ').trim()
          expect(words).toBe(
            sentencesOf(pasted)
              .map(({ text }) => text)
              .join(' '),
          )
        },
      ),
    ))
})
