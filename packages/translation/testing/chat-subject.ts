import { createChat } from '../src/chat/chat.ts'
import type { ChatItem } from '../src/chat/chat-prompt.ts'
import type { Term } from '../src/translator.ts'
import { jsonReply, type Received, type Reply, startLoopbackServer } from './loopback-server.ts'
import { changeJson, type Subject } from './subject.ts'
import { toyTranslate, toyTranslateBetween } from './toy-language.ts'

const secret = 'sk-loopback-81c2f0a7'

type Body = {
  model?: string
  messages: { role: string; content: string }[]
  response_format?: { type: string }
}
type Work = { glossary: Term[]; items: ChatItem[] }
type Completion = { choices: { finish_reason: string; message: { content: string } }[] }

const bodyOf = ({ body }: Received): Body => JSON.parse(body)
const workOf = (request: Received): Work =>
  JSON.parse(bodyOf(request).messages.find(({ role }) => role === 'user')?.content ?? '{}')

const fault = (status: number, message: string, code: string | null = null, headers = {}) =>
  jsonReply({ error: { message, type: 'error', param: null, code } }, status, headers)

export const completion = (
  content: string | null,
  finish_reason = 'stop',
  refusal: string | null = null,
): Reply =>
  jsonReply({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'toy',
    choices: [{ index: 0, finish_reason, message: { role: 'assistant', content, refusal } }],
  })

const answer = (request: Received): Reply => {
  if (request.headers.authorization !== `Bearer ${secret}`) return fault(401, 'Incorrect API key provided')
  if (request.path === '/v1/models') return jsonReply({ object: 'list', data: [{ id: 'toy' }] })
  if (request.path !== '/v1/chat/completions') return fault(404, 'Not found')
  if (bodyOf(request).model !== 'toy') return fault(404, 'The model does not exist', 'model_not_found')
  const { glossary, items } = workOf(request)
  const translate = (text: string) =>
    toyTranslateBetween(text, /⟦[^⟧]*⟧/g, (between) => toyTranslate(between, glossary))
  return completion(JSON.stringify({ items: items.map(({ id, text }) => ({ id, text: translate(text) })) }))
}

export const chatSubject = async (): Promise<Subject> => {
  const server = await startLoopbackServer(answer)
  return {
    server,
    pair: { from: 'en', to: 'es' },
    create: ({ timeoutMs = 10_000, url = server.url } = {}) =>
      createChat({ url: `${url}/v1`, key: secret, model: 'toy', timeoutMs }),
    secret,
    refusals: [
      { ...fault(401, 'Incorrect API key provided'), means: 'refused_key' },
      {
        ...fault(429, 'Rate limit reached', 'rate_limit_exceeded', { 'retry-after': '3' }),
        means: 'rate_limited',
        retryAfterSeconds: 3,
      },
      {
        ...fault(429, 'Rate limit reached', null, { 'retry-after-ms': '2500' }),
        means: 'rate_limited',
        retryAfterSeconds: 3,
      },
      { ...fault(429, 'Rate limit reached'), means: 'rate_limited' },
      { ...fault(429, 'You exceeded your current quota', 'insufficient_quota'), means: 'quota_used_up' },
      { ...fault(404, 'The model does not exist', 'model_not_found'), means: 'bad_answer' },
      { ...fault(503, 'The engine is overloaded'), means: 'unreachable' },
      { ...completion('{"items":[', 'length'), means: 'bad_answer' },
      { ...completion(null, 'content_filter'), means: 'bad_answer' },
      { ...completion(null, 'stop', 'I cannot help with that'), means: 'bad_answer' },
    ],
    isTranslation: ({ path }) => path === '/v1/chat/completions',
    textsOf: (request) => workOf(request).items.map(({ text }) => text),
    changeTexts: (reply, change) =>
      changeJson(reply, ({ choices }: Completion) => {
        const { items } = JSON.parse(choices[0]?.message.content ?? '') as { items: { text: unknown }[] }
        const texts = change(items.map(({ text }) => text))
        const content = JSON.stringify({
          items: texts.map((text, index) => ({ id: String(index + 1), text })),
        })
        return { choices: [{ finish_reason: 'stop', message: { content } }] }
      }),
    withoutMarks: (text) => text.replace(/⟦[^⟧]*⟧/g, ''),
    close: server.close,
  }
}
