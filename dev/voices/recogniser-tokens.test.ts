import { describe, expect, it } from 'vitest'
import { recogniserTokens } from './recogniser-tokens.ts'

const spelled = (text: string) => Buffer.from(text).toString('base64')

describe('the vocabulary of the recogniser', () => {
  it('stands in the order of its ids, added tokens included', () => {
    const tokens = recogniserTokens({
      model: { vocab: { harbour: 2, sea: 0 } },
      added_tokens: [{ id: 1, content: '<s>' }],
    })
    expect(tokens).toBe(`${spelled('sea')} 0\n${spelled('<s>')} 1\n${spelled('harbour')} 2\n`)
  })

  it('writes a word start as a space and a byte token as its byte', () => {
    const tokens = recogniserTokens({ model: { vocab: { '▁tide': 0, '<0xFF>': 1 } } })
    expect(tokens).toBe(`${spelled(' tide')} 0\n${Buffer.from([0xff]).toString('base64')} 1\n`)
  })
})
