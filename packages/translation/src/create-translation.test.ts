import { describe, expect, it } from 'vitest'
import { scriptedTranslator } from '../testing/scripted-translator.ts'
import { createTranslation } from './create-translation.ts'
import type { TranslationProvider } from './provider.ts'
import { TranslationError, type TranslationErrorCode } from './translation-errors.ts'
import type { OfferedPair } from './translator.ts'

const url = 'http://127.0.0.1:9'
const settings = {
  LIBRETRANSLATE_URL: url,
  DEEPL_KEY: 'secret:fx',
  CHAT_TRANSLATION_URL: url,
  CHAT_TRANSLATION_MODEL: 'some',
  APERTIUM_URL: '',
}
const idsOf = (translators: readonly { id: string }[]) => translators.map(({ id }) => id)

const provider = (id: string, pairs: OfferedPair[] | TranslationErrorCode): TranslationProvider => ({
  id,
  read: () => ({
    ...scriptedTranslator(),
    id,
    pairs: async () => {
      if (typeof pairs === 'string') throw new TranslationError(id, pairs)
      return pairs
    },
  }),
})
const enEs = { from: 'en', to: 'es', glossary: false } as const

describe('the translators of an installation', () => {
  it('are those with settings, in the order of the registry', () => {
    expect(idsOf(createTranslation(settings).translators)).toEqual(['deepl', 'chat', 'libretranslate'])
    expect(idsOf(createTranslation({}).translators)).toEqual([])
  })

  it('are preferred as settings say, for every language or for one', () => {
    const { preferredFor } = createTranslation({
      ...settings,
      TRANSLATORS: 'libretranslate, deepl; pt-BR=chat; th=',
    })
    expect(idsOf(preferredFor('es'))).toEqual(['libretranslate', 'deepl'])
    expect(idsOf(preferredFor('pt-BR'))).toEqual(['chat'])
    expect(idsOf(preferredFor('th'))).toEqual([])
  })

  it.each([
    [{ ...settings, TRANSLATORS: 'th=apertium' }, "TRANSLATORS names 'apertium'"],
    [{ ...settings, TRANSLATORS: 'deepl; tlh=chat' }, 'TRANSLATORS is a list like'],
    [{ TRANSLATORS: 'nobody' }, 'TRANSLATORS'],
    [{ CHAT_TRANSLATION_URL: url }, 'CHAT_TRANSLATION_MODEL'],
    [{ LIBRETRANSLATE_URL: 'not a url' }, 'LIBRETRANSLATE_URL'],
  ])('are not made of %j', (wrong, name) => expect(() => createTranslation(wrong)).toThrow(name))

  it('never show a key that is wrong', () => {
    const wrong = { DEEPL_KEY: 'secret', DEEPL_URL: 'secret', DEEPL_TIMEOUT_SECONDS: 'secret' }
    expect(() => createTranslation(wrong)).toThrow(/^(?!.*secret)/s)
  })

  it('are chosen by what they can do now', async () => {
    const { choose } = createTranslation({}, [
      provider('down', 'unreachable'),
      provider('other', [{ ...enEs, to: 'fr' }]),
      provider('good', [enEs]),
    ])
    expect((await choose({ from: 'en', to: 'es' })).id).toBe('good')
    await expect(choose({ from: 'en', to: 'th' })).rejects.toMatchObject({
      code: 'unreachable',
      translator: 'down',
    })
    const none = createTranslation({}, [provider('other', [enEs])]).choose({ from: 'en', to: 'th' })
    await expect(none).rejects.toMatchObject({ code: 'unsupported_pair', retry: 'never' })
    const cancelled = createTranslation({}, [provider('one', 'cancelled'), provider('two', [enEs])])
    await expect(cancelled.choose({ from: 'en', to: 'es' })).rejects.toMatchObject({ code: 'cancelled' })
  })
})
