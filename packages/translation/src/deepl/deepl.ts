import { z } from 'zod'
import { cacheAnswer } from '../http/cache-answer.ts'
import { createRequestJson, type ErrorMapping, type ErrorResponse } from '../http/request-json.ts'
import { fromRuns, runsOf } from '../marks/runs.ts'
import { tagMarks } from '../marks/tag-marks.ts'
import { defineProvider, healthOf, readAnswer, secondsSetting } from '../provider.ts'
import { TranslationError } from '../translation-errors.ts'
import type { Segment, TranslateRequest, Translator } from '../translator.ts'
import { createGlossaries } from './deepl-glossaries.ts'
import { type DeepLPair, languagesAnswer, pairsOf } from './deepl-languages.ts'

const id = 'deepl'

export type DeepLConfig = { key: string; url: string; timeoutMs: number }

const translateAnswer = z.object({ translations: z.array(z.object({ text: z.string() })) })
const usageAnswer = z.object({ character_count: z.number(), character_limit: z.number() })

/** A request body may have 128 KiB: half of it for the texts, the rest for context and the tags' quotes. */
const limits = { texts: 50, size: 65_536, sizePerText: 32_768, requestsAtOnce: 2 }

/** All text that people wrote is escaped, so every tag in an answer is one of ours. */
const marks = tagMarks({ name: 'x', attributes: '', selfClosing: true }, 'm')

const errorOf = ({ status, text }: ErrorResponse): ErrorMapping | undefined => {
  if (status === 456) return { code: 'quota_used_up' }
  if (status === 529) return { code: 'rate_limited' }
  return status === 400 && /(source|target)_lang/i.test(text) ? { code: 'unsupported_pair' } : undefined
}

const glossaryIsGone = (error: unknown): boolean => error instanceof TranslationError && error.status === 404

export const createDeepL = ({ key, url, timeoutMs }: DeepLConfig): Translator => {
  const ask = createRequestJson({
    translator: id,
    url,
    timeoutMs,
    headers: { authorization: `DeepL-Auth-Key ${key}`, 'user-agent': 'voxdeck' },
    secrets: [key],
    errorOf,
  })
  const glossaries = createGlossaries(ask)
  const offers = cacheAnswer(async (signal) =>
    pairsOf(
      readAnswer(id, languagesAnswer, await ask({ path: '/v3/languages?resource=translate_text', signal })),
    ),
  )

  const send = async (
    texts: readonly string[],
    { source, target, tags }: DeepLPair,
    request: TranslateRequest,
  ) => {
    const { context, glossary, signal } = request
    const attempt = async () => {
      const answer = await ask({
        path: '/v2/translate',
        signal,
        json: {
          text: texts,
          source_lang: source,
          target_lang: target,
          split_sentences: '0',
          ...(context && { context }),
          ...(glossary?.length && {
            glossary_id: await glossaries.find({ source, target }, glossary, signal),
          }),
          ...(tags && { tag_handling: 'xml', tag_handling_version: 'v2', ignore_tags: ['x'] }),
        },
      })
      return readAnswer(id, translateAnswer, answer).translations.map(({ text }) => text)
    }
    return attempt().catch((error: unknown) => {
      if (!glossary?.length || !glossaryIsGone(error)) throw error
      glossaries.forget()
      return attempt()
    })
  }

  /** For languages without tag handling: the text between two pauses is sent as a text of its own. */
  const sendRuns = async (pair: DeepLPair, request: TranslateRequest): Promise<Segment[]> => {
    const runs = request.segments.map(runsOf)
    const texts = runs.flat().filter((run) => /\p{L}/u.test(run))
    const translated: string[] = []
    for (let from = 0; from < texts.length; from += limits.texts) {
      const some = texts.slice(from, from + limits.texts)
      const answers = await send(some, pair, request)
      if (answers.length !== some.length)
        throw new TranslationError(id, 'bad_answer', { detail: `${answers.length} texts for ${some.length}` })
      translated.push(...answers)
    }
    const inPlace = (run: string) => (/\p{L}/u.test(run) ? (translated.shift() ?? '') : run)
    return request.segments.map((segment, index) => fromRuns(segment, runs[index]?.map(inPlace) ?? []))
  }

  return {
    id,
    pairs: offers,
    limits: async () => limits,
    sizeOf: (segment) => Buffer.byteLength(JSON.stringify(marks.write(segment))),
    async translate(request) {
      const { from, to, segments, signal } = request
      const pair = (await offers(signal)).find((offer) => offer.from === from && offer.to === to)
      if (!pair) throw new TranslationError(id, 'unsupported_pair', { detail: `${from} to ${to}` })
      if (!pair.tags) return sendRuns(pair, request)
      const texts = await send(segments.map(marks.write), pair, request)
      return texts.map((text, index) => marks.read(text, segments[index] ?? []))
    },
    health: (signal) =>
      healthOf(async () => {
        const usage = readAnswer(id, usageAnswer, await ask({ path: '/v2/usage', signal }))
        const charactersLeft = Math.max(0, usage.character_limit - usage.character_count)
        if (charactersLeft === 0) throw new TranslationError(id, 'quota_used_up')
        return { ok: true, charactersLeft }
      }),
  }
}

/** Keys of free accounts end in ':fx' and work only at their own host. */
const hostOf = (key: string): string =>
  key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com'

export const deepl = defineProvider({
  id,
  neededSetting: 'DEEPL_KEY',
  settings: z.object({
    DEEPL_KEY: z.string(),
    DEEPL_URL: z.url().optional(),
    DEEPL_TIMEOUT_SECONDS: secondsSetting(30),
  }),
  create: ({ DEEPL_KEY, DEEPL_URL, DEEPL_TIMEOUT_SECONDS }) =>
    createDeepL({
      key: DEEPL_KEY,
      url: DEEPL_URL ?? hostOf(DEEPL_KEY),
      timeoutMs: DEEPL_TIMEOUT_SECONDS * 1000,
    }),
})
