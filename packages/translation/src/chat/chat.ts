import { z } from 'zod'
import { createRequestJson, type ErrorMapping, type ErrorResponse } from '../http/request-json.ts'
import { defineProvider, everyPair, healthOf, readAnswer, secondsSetting } from '../provider.ts'
import { TranslationError } from '../translation-errors.ts'
import { plainText, type Segment, type Translator } from '../translator.ts'
import { readCompletion } from './chat-answer.ts'
import { answerSchema, chatPrompt } from './chat-prompt.ts'

const id = 'chat'

export type ChatConfig = {
  /** Up to and including '/v1'. */
  url: string
  key?: string
  model: string
  timeoutMs: number
}

const limits = { texts: 20, size: 4000, sizePerText: 4000, requestsAtOnce: 2 }
const modelsAnswer = z.object({ data: z.array(z.unknown()) })

/** From the strictest JSON mode to none: not every server supports every one. */
const formats = [
  { type: 'json_schema', json_schema: { name: 'translation', strict: true, schema: answerSchema } },
  { type: 'json_object' },
  undefined,
] as const

const errorOf = ({ status, text }: ErrorResponse): ErrorMapping | undefined => {
  if (status === 429 && /insufficient_quota|credit_balance|billing/i.test(text))
    return { code: 'quota_used_up' }
  if (status === 404 && /model/i.test(text)) return { code: 'bad_answer', retry: 'never' }
  return status === 400 && /response_format|json_schema|json_object/i.test(text)
    ? { code: 'bad_answer', retry: 'never', detail: 'response_format' }
    : undefined
}

const refusesFormat = (error: unknown): boolean =>
  error instanceof TranslationError && error.detail === 'response_format'

/** Estimated letters of a token: its brackets, label and number. */
const tokenSize = 12
const sizeOf = (segment: Segment): number => plainText(segment).length + segment.length * tokenSize

export const createChat = ({ url, key, model, timeoutMs }: ChatConfig): Translator => {
  const ask = createRequestJson({
    translator: id,
    url,
    timeoutMs,
    ...(key && { headers: { authorization: `Bearer ${key}` }, secrets: [key] }),
    errorOf,
  })
  let format = 0

  return {
    id,
    model,
    pairs: async () => everyPair().map((pair) => ({ ...pair, glossary: true })),
    limits: async () => limits,
    sizeOf,
    async translate(request) {
      const { messages, read } = chatPrompt(request)
      const attempt = async (): Promise<unknown> => {
        const used = format
        const response_format = formats[used]
        try {
          const json = { model, messages, ...(response_format && { response_format }) }
          return await ask({ path: '/chat/completions', json, signal: request.signal })
        } catch (error) {
          if (!refusesFormat(error) || !response_format) throw error
          format = Math.max(format, used + 1)
          return attempt()
        }
      }
      return readCompletion(id, await attempt(), request.segments.length).map(read)
    },
    health: (signal) =>
      healthOf(async () => {
        readAnswer(id, modelsAnswer, await ask({ path: '/models', signal }))
        return { ok: true }
      }),
  }
}

export const chat = defineProvider({
  id,
  neededSetting: 'CHAT_TRANSLATION_URL',
  settings: z.object({
    CHAT_TRANSLATION_URL: z.url(),
    CHAT_TRANSLATION_KEY: z.string().optional(),
    CHAT_TRANSLATION_MODEL: z.string(),
    CHAT_TRANSLATION_TIMEOUT_SECONDS: secondsSetting(120),
  }),
  create: (settings) =>
    createChat({
      url: settings.CHAT_TRANSLATION_URL,
      ...(settings.CHAT_TRANSLATION_KEY && { key: settings.CHAT_TRANSLATION_KEY }),
      model: settings.CHAT_TRANSLATION_MODEL,
      timeoutMs: settings.CHAT_TRANSLATION_TIMEOUT_SECONDS * 1000,
    }),
})
