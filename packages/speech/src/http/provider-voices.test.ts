import { describe, expect, it } from 'vitest'
import { readNumber, readProviderVoices } from './provider-voices.ts'

const read = (list: string) => readProviderVoices('openai', { VOICES: list }, 'VOICES')

describe("a provider's voices", () => {
  it('are named with their language', () => {
    expect(read('es:nova:Nova Luz, pt-BR:af_bella(2)+af_sky ,').map(({ voice }) => voice)).toEqual([
      { id: 'openai-es-nova', name: 'Nova Luz', description: '', language: 'es', engine: 'openai' },
      {
        id: 'openai-pt-BR-af_bella-2-af_sky',
        name: 'Af_bella(2)+af_sky',
        description: '',
        language: 'pt-BR',
        engine: 'openai',
      },
    ])
  })

  it.each(['nova', 'tlh:nova', 'es:', ''])('%j is told to be wrong by the name of its setting', (list) =>
    expect(() => read(list)).toThrow(/^VOICES is a list like/),
  )
})

it('numbers have usual values and are above nothing', () => {
  expect(readNumber({}, 'RATE', 24_000)).toBe(24_000)
  expect(readNumber({ RATE: '22050' }, 'RATE', 24_000)).toBe(22_050)
  expect(() => readNumber({ RATE: '-1' }, 'RATE', 1)).toThrow('RATE is a number above 0')
  expect(() => readNumber({ RATE: 'fast' }, 'RATE', 1)).toThrow('RATE')
})
