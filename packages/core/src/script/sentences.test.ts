import { describe, expect, it } from 'vitest'
import { splitSentences } from './sentences.ts'

describe('a script as sentences', () => {
  it.each<[rule: string, script: string, sentences: string[]]>([
    ['ends at . ! and ?', 'One. Two! Three?', ['One.', 'Two!', 'Three?']],
    [
      'keeps titles with the name',
      'Dr. Smith met Mrs. Jones. They left.',
      ['Dr. Smith met Mrs. Jones.', 'They left.'],
    ],
    ['sees a title inside brackets', '(Dr. Smith agreed.) Yes.', ['(Dr. Smith agreed.)', 'Yes.']],
    ['sees a title inside quotes', '“Mr. Bean” is on.', ['“Mr. Bean” is on.']],
    [
      'goes on after e.g., i.e. and vs.',
      'Pens, e.g. Bic, vs. Others. Ok.',
      ['Pens, e.g. Bic, vs. Others.', 'Ok.'],
    ],
    ['keeps initials together', 'J. R. R. Tolkien wrote it.', ['J. R. R. Tolkien wrote it.']],
    [
      'keeps dotted names together',
      'The U.S. Navy and A.I. Labs. Done.',
      ['The U.S. Navy and A.I. Labs.', 'Done.'],
    ],
    ['ends after the word I', 'So am I. We go.', ['So am I.', 'We go.']],
    ['No. before a number goes on', 'See No. 5 and Fig. 3. Good.', ['See No. 5 and Fig. 3.', 'Good.']],
    ['No. as an answer is a sentence', 'No. That is wrong.', ['No.', 'That is wrong.']],
    ['keeps decimals whole', 'It costs 3.5 dollars. Cheap.', ['It costs 3.5 dollars.', 'Cheap.']],
    [
      'keeps versions and addresses whole',
      'Get 2.0.1 at example.com now.',
      ['Get 2.0.1 at example.com now.'],
    ],
    ['goes on after an ellipsis and a small letter', 'Wait... what?', ['Wait... what?']],
    ['ends at an ellipsis and a capital', 'Wait... What?', ['Wait...', 'What?']],
    ['keeps the closing quote', 'She said "Stop." Then left.', ['She said "Stop."', 'Then left.']],
    [
      'ends at line breaks of every kind',
      'A title\r\nOne\n\n\nTwo\rThree',
      ['A title', 'One', 'Two', 'Three'],
    ],
    ['collapses blanks', '  Hello \t world.   Next ', ['Hello world.', 'Next']],
    ['drops what has nothing to say', '... !!! —\n*\nWords.', ['Words.']],
    ['is empty for an empty script', ' \n ', []],
  ])('%s', (_, script, sentences) => expect(splitSentences(script, 'en')).toEqual(sentences))
})
