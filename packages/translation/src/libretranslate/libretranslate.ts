import type { LanguageCode } from '@voxdeck/core/languages/languages'
import { z } from 'zod'
import { cacheAnswer } from '../http/cache-answer.ts'
import { createRequestJson, type ErrorMapping, type ErrorResponse } from '../http/request-json.ts'
import { tagMarks } from '../marks/tag-marks.ts'
import { unusedLabel } from '../marks/unused-label.ts'
import { defineProvider, everyPair, healthOf, readAnswer, secondsSetting } from '../provider.ts'
import { TranslationError } from '../translation-errors.ts'
import { isMark, plainText, type Segment, type Translator } from '../translator.ts'

const id = 'libretranslate'

export type LibreTranslateConfig = { url: string; key?: string; textsPerRequest: number; timeoutMs: number }

const languagesAnswer = z.array(z.object({ code: z.string(), targets: z.array(z.string()) }))
const settingsAnswer = z.object({ charLimit: z.number() })
const healthAnswer = z.object({ status: z.literal('ok') })
const translateAnswer = z.object({ translatedText: z.array(z.string()) })

/** Codes of newer and older servers; their 'pt' is European Portuguese. */
const theirCodes: Partial<Record<LanguageCode, string[]>> = {
  'pt-BR': ['pt-BR', 'pb'],
  'zh-Hans': ['zh-Hans', 'zh'],
}

const span = { name: 'span', attributes: ' translate="no"', selfClosing: false }
const hasMarks = (segments: readonly Segment[]): boolean => segments.some((segment) => segment.some(isMark))

/** The server has no error codes, only messages, in English because the request asks for it. */
const errorOf = ({ status, text }: ErrorResponse): ErrorMapping | undefined => {
  if (status === 429 || (status === 403 && /too many/i.test(text))) {
    const [, count = '1', unit = ''] = /per (\d+) (second|minute|hour|day)/.exec(text) ?? []
    const seconds = { second: 1, minute: 60, hour: 3600 }[unit]
    return {
      code: 'rate_limited',
      ...(seconds && { retryAfterSeconds: Math.min(3600, Number(count) * seconds) }),
    }
  }
  if (status === 400 && /api key/i.test(text)) return { code: 'refused_key' }
  if (status === 400 && /not supported|not available/i.test(text)) return { code: 'unsupported_pair' }
  // A text that the server cannot translate, while the server itself is healthy.
  return status === 500 && text.includes('"error"') ? { code: 'bad_answer' } : undefined
}

export const createLibreTranslate = ({
  url,
  key,
  textsPerRequest,
  timeoutMs,
}: LibreTranslateConfig): Translator => {
  const ask = createRequestJson({ translator: id, url, timeoutMs, secrets: key ? [key] : [], errorOf })

  /** Our pairs with this server's codes for them. */
  const offers = cacheAnswer(async (signal) => {
    const known = readAnswer(id, languagesAnswer, await ask({ path: '/languages', signal }))
    const codeOf = (code: LanguageCode, among: readonly string[]) =>
      (theirCodes[code] ?? [code]).find((theirs) => among.includes(theirs))
    const codes = known.map(({ code }) => code)
    return everyPair().flatMap(({ from, to }) => {
      const source = codeOf(from, codes)
      const target = codeOf(to, known.find(({ code }) => code === source)?.targets ?? [])
      return source && target ? [{ from, to, glossary: false, source, target }] : []
    })
  })

  const limits = cacheAnswer(async (signal) => {
    const { charLimit } = readAnswer(id, settingsAnswer, await ask({ path: '/frontend/settings', signal }))
    const sizePerText = charLimit > 0 ? charLimit : 5000
    return { texts: textsPerRequest, size: 10_000, sizePerText, requestsAtOnce: 1 }
  })

  return {
    id,
    pairs: offers,
    limits,
    sizeOf: (segment) => Math.max(plainText(segment).length, tagMarks(span, 'm000').write(segment).length),
    async translate({ from, to, segments, signal }) {
      const pair = (await offers(signal)).find((offer) => offer.from === from && offer.to === to)
      if (!pair) throw new TranslationError(id, 'unsupported_pair', { detail: `${from} to ${to}` })
      // Without marks send plain text: with tags the server translates the text between them separately.
      const isMarked = hasMarks(segments)
      const marks = tagMarks(span, unusedLabel(segments.map(plainText)))
      const answer = await ask({
        path: '/translate',
        signal,
        json: {
          q: segments.map(isMarked ? marks.write : plainText),
          source: pair.source,
          target: pair.target,
          format: isMarked ? 'html' : 'text',
          ...(key && { api_key: key }),
        },
      })
      const { translatedText } = readAnswer(id, translateAnswer, answer)
      return translatedText.map((text, index) =>
        isMarked ? marks.read(text, segments[index] ?? []) : [text],
      )
    },
    health: (signal) =>
      healthOf(async () => {
        readAnswer(id, healthAnswer, await ask({ path: '/health', signal }))
        return { ok: true }
      }),
  }
}

export const libretranslate = defineProvider({
  id,
  neededSetting: 'LIBRETRANSLATE_URL',
  settings: z.object({
    LIBRETRANSLATE_URL: z.url(),
    LIBRETRANSLATE_KEY: z.string().optional(),
    /** Must equal the server's LT_BATCH_LIMIT, which its API does not report. */
    LIBRETRANSLATE_BATCH: z.coerce.number().int().min(1).max(1000).default(20),
    LIBRETRANSLATE_TIMEOUT_SECONDS: secondsSetting(60),
  }),
  create: (settings) =>
    createLibreTranslate({
      url: settings.LIBRETRANSLATE_URL,
      ...(settings.LIBRETRANSLATE_KEY && { key: settings.LIBRETRANSLATE_KEY }),
      textsPerRequest: settings.LIBRETRANSLATE_BATCH,
      timeoutMs: settings.LIBRETRANSLATE_TIMEOUT_SECONDS * 1000,
    }),
})
