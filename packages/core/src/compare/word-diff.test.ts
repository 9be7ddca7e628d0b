import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DiffPiece, wordDiff } from './word-diff.ts'

const drawn = (pieces: readonly DiffPiece[]) =>
  pieces
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `{+${text}}` : `{-${text}}`))
    .join('')

describe('the difference of two texts', () => {
  it.each([
    ['The house is red.', 'The house is red.', 'The house is red.'],
    ['The house is red.', 'The house is blue.', 'The house is {-red}{+blue}.'],
    ['One.', 'One. Two.', 'One.{+ Two.}'],
    ['One. Two.', 'Two.', '{-One. }Two.'],
    ['a big house', 'a small garden', 'a {-big house}{+small garden}'],
    ['The red. The open.', 'The red. The cat. The open.', 'The red. {+The cat. }The open.'],
    ['One is here. Two.', 'One was here. Two, too.', 'One {-is}{+was} here. Two{+, too}.'],
    ['', 'New.', '{+New.}'],
  ])('from %j to %j', (before, now, expected) => expect(drawn(wordDiff(before, now, 'en'))).toBe(expected))

  it('finds the words of a language without blanks', () =>
    expect(drawn(wordDiff('บ้านสีแดง', 'บ้านสีเขียว', 'th'))).toBe('บ้านสี{-แดง}{+เขียว}'))

  it('gives back both texts', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('One', ' ', '. ', '\n', 'two'), { maxLength: 15 }),
        fc.array(fc.constantFrom('One', ' ', '. ', '\n', 'two'), { maxLength: 15 }),
        (one, other) => {
          const [before, now] = [one.join(''), other.join('')]
          const pieces = wordDiff(before, now, 'en')
          const without = (kind: DiffPiece['kind']) =>
            pieces
              .filter((piece) => piece.kind !== kind)
              .map(({ text }) => text)
              .join('')
          expect([without('added'), without('removed')]).toEqual([before, now])
        },
      ),
    ))
})
