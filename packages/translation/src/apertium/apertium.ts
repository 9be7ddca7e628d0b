import { type LanguageCode, languageOf } from '@voxdeck/core/languages/languages'
import { z } from 'zod'
import { cacheAnswer } from '../http/cache-answer.ts'
import { createRequestJson, type ErrorMapping, type ErrorResponse } from '../http/request-json.ts'
import { tagMarks } from '../marks/tag-marks.ts'
import { defineProvider, everyPair, healthOf, readAnswer, secondsSetting } from '../provider.ts'
import { TranslationError } from '../translation-errors.ts'
import type { Segment, Translator } from '../translator.ts'

const id = 'apertium'

export type ApertiumConfig = { url: string; timeoutMs: number }

const pairsAnswer = z.object({
  responseData: z.array(z.object({ sourceLanguage: z.string(), targetLanguage: z.string() })),
})
const translateAnswer = z.object({ responseData: z.object({ translatedText: z.string() }) })

/** The server cuts longer texts into pieces, and silently drops all but the first ten. */
const limits = { texts: 1, size: 1000, sizePerText: 1000, requestsAtOnce: 2 }

/** The server leaves the content of this tag untranslated and in its place. */
const marks = tagMarks({ name: 'apertium-notrans', attributes: '', selfClosing: false }, 'm')

const theirCodes: Partial<Record<LanguageCode, string[]>> = { 'pt-BR': ['por_BR', 'por'] }
const codesOf = (code: LanguageCode): string[] => theirCodes[code] ?? [languageOf(code).iso639]

const errorOf = ({ status, text }: ErrorResponse): ErrorMapping | undefined =>
  status === 400 && /that pair is/i.test(text) ? { code: 'unsupported_pair' } : undefined

export const createApertium = ({ url, timeoutMs }: ApertiumConfig): Translator => {
  const ask = createRequestJson({ translator: id, url, timeoutMs, errorOf })

  const offers = cacheAnswer(async (signal) => {
    const { responseData } = readAnswer(id, pairsAnswer, await ask({ path: '/listPairs', signal }))
    const there = new Set(responseData.map((pair) => `${pair.sourceLanguage}|${pair.targetLanguage}`))
    return everyPair().flatMap(({ from, to }) => {
      const names = codesOf(from).flatMap((source) => codesOf(to).map((target) => `${source}|${target}`))
      const langpair = names.find((name) => there.has(name))
      return langpair ? [{ from, to, glossary: false, langpair }] : []
    })
  })

  const translateOne = async (segment: Segment, langpair: string, signal?: AbortSignal): Promise<Segment> => {
    const form = { q: marks.write(segment), langpair, markUnknown: 'no' }
    const answer = readAnswer(id, translateAnswer, await ask({ path: '/translate', form, signal }))
    return marks.read(answer.responseData.translatedText, segment)
  }

  return {
    id,
    pairs: offers,
    limits: async () => limits,
    sizeOf: (segment) => marks.write(segment).length,
    async translate({ from, to, segments, signal }) {
      const pair = (await offers(signal)).find((offer) => offer.from === from && offer.to === to)
      if (!pair) throw new TranslationError(id, 'unsupported_pair', { detail: `${from} to ${to}` })
      const translated: Segment[] = []
      for (const segment of segments) translated.push(await translateOne(segment, pair.langpair, signal))
      return translated
    },
    health: (signal) =>
      healthOf(async () => {
        readAnswer(id, pairsAnswer, await ask({ path: '/listPairs', signal }))
        return { ok: true }
      }),
  }
}

export const apertium = defineProvider({
  id,
  neededSetting: 'APERTIUM_URL',
  settings: z.object({ APERTIUM_URL: z.url(), APERTIUM_TIMEOUT_SECONDS: secondsSetting(20) }),
  create: (settings) =>
    createApertium({ url: settings.APERTIUM_URL, timeoutMs: settings.APERTIUM_TIMEOUT_SECONDS * 1000 }),
})
