import type { Voice } from '@voxdeck/core/voices'
import { describe, expect, it } from 'vitest'
import { readFallbackOrder } from './fallback-order.ts'

const voice = (id: string, language: Voice['language'], basic = false): Voice => ({
  id,
  name: id,
  description: '',
  language,
  engine: 'test',
  ...(basic ? { basic: true } : {}),
})
const voices = [
  voice('plain-en', 'en', true),
  voice('adam', 'en'),
  voice('bella', 'en'),
  voice('nova', 'es'),
  voice('plain-es', 'es', true),
]

describe('who stands in for a voice', () => {
  it('H3 is every voice of its language, basic ones last, where nothing is said', () => {
    const order = readFallbackOrder('', voices)
    expect(order('en')).toEqual(['adam', 'bella', 'plain-en'])
    expect(order('fr')).toEqual([])
  })

  it('H3 is who is named for a language, and nobody where nobody is named', () => {
    const order = readFallbackOrder(' en = bella , plain-en ; es= ;', voices)
    expect(order('en')).toEqual(['bella', 'plain-en'])
    expect(order('es')).toEqual([])
  })

  it.each([
    ['bella', /^SPEECH_FALLBACK is a list like/],
    ['tlh=bella', /^SPEECH_FALLBACK is a list like/],
    ['en=a=b', /^SPEECH_FALLBACK is a list like/],
    ['en=nova', /no voice 'nova' speaks en/],
    ['es=nobody', /no voice 'nobody' speaks es; these do: nova, plain-es/],
  ])('%j is told to be wrong when the worker starts', (setting, words) =>
    expect(() => readFallbackOrder(setting, voices)).toThrow(words),
  )
})
