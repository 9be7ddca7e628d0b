import { describe, expect, it } from 'vitest'
import { joinSentences } from './join-sentences.ts'

describe('sentences as one text', () => {
  it('a space stands between sentences that say themselves where they end', () =>
    expect(joinSentences(['One.', 'Two!', 'Three'], 'en')).toBe('One. Two! Three'))

  it('nothing stands between them where the language has no blanks', () =>
    expect(joinSentences(['一つです。', '二つです。'], 'ja')).toBe('一つです。二つです。'))

  it('a line break stands where only a line break ended the sentence', () =>
    expect(joinSentences(['A title', 'The first words.', 'With Dr.', 'Who'], 'en')).toBe(
      'A title\nThe first words. With Dr.\nWho',
    ))
})
