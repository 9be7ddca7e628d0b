import { createLibreTranslate } from '../src/libretranslate/libretranslate.ts'
import { escapeXml, unescapeXml } from '../src/marks/escape-xml.ts'
import { jsonReply, type Received, type Reply, startLoopbackServer } from './loopback-server.ts'
import { changeJson, type Subject } from './subject.ts'
import { toyTranslate, toyTranslateBetween } from './toy-language.ts'

const secret = 'libre-key-2f6c1d'
const [charLimit, batchLimit] = [500, 5]

/** What a server translates: from English into these targets. */
export type LibreTranslateSkill = { targets: string[]; translate: (text: string, target: string) => string }

const toySkill: LibreTranslateSkill = {
  targets: ['es', 'pt-BR', 'zh-Hans'],
  translate: (text) => toyTranslate(text),
}

type Body = { q?: unknown; source?: string; target?: string; format?: string; api_key?: string }

const bodyOf = ({ body }: Received): Body => JSON.parse(body || '{}')
const fault = (error: string, status = 400) => jsonReply({ error }, status)

/** As LibreTranslate does it: tags stay, text is translated node by node, and the whole is unescaped. */
const translateHtml = (html: string, translateText: (text: string) => string): string =>
  unescapeXml(
    toyTranslateBetween(html, /<span translate="no"[^>]*>.*?<\/span>|<[^>]*>/g, (text) =>
      escapeXml(translateText(unescapeXml(text))),
    ),
  )

const translate = (skill: LibreTranslateSkill, body: Body): Reply => {
  const { q, source, target = '', format = 'text', api_key } = body
  if (api_key === undefined) return fault('Please contact the server operator to get an API key')
  if (api_key !== secret) return fault('Invalid API key', 403)
  if (!Array.isArray(q) || q.length === 0) return fault('Invalid request: missing q parameter')
  if (q.length > batchLimit)
    return fault(`Invalid request: request (${q.length}) exceeds text limit (${batchLimit})`)
  const longest = Math.max(...q.map((text) => Array.from(String(text)).length))
  if (longest > charLimit)
    return fault(`Invalid request: request (${longest}) exceeds text limit (${charLimit})`)
  if (source !== 'en' || !skill.targets.includes(target)) return fault(`${target} is not supported`)
  const translateText = (text: string) => skill.translate(text, target)
  return jsonReply({
    translatedText: q.map((text) =>
      format === 'html' ? translateHtml(text, translateText) : unescapeXml(translateText(text)),
    ),
  })
}

const answerWith =
  (skill: LibreTranslateSkill) =>
  (request: Received): Reply => {
    if (request.path === '/health') return jsonReply({ status: 'ok' })
    if (request.path === '/languages')
      return jsonReply([
        { code: 'en', name: 'English', targets: skill.targets },
        { code: 'es', name: 'Spanish', targets: ['en'] },
      ])
    if (request.path === '/frontend/settings')
      return jsonReply({ charLimit, apiKeys: true, keyRequired: true })
    if (request.path === '/translate' && request.method === 'POST') return translate(skill, bodyOf(request))
    return {
      status: 404,
      headers: { 'content-type': 'text/html' },
      body: '<!doctype html><title>404</title>',
    }
  }

/** Only the server, with the settings a client needs for it. */
export const startLibreTranslateServer = async (skill: LibreTranslateSkill) => {
  const { url, close } = await startLoopbackServer(answerWith(skill))
  return { url, key: secret, textsPerRequest: batchLimit, close }
}

export const libreTranslateSubject = async (): Promise<Subject> => {
  const server = await startLoopbackServer(answerWith(toySkill))
  return {
    server,
    pair: { from: 'en', to: 'es' },
    create: ({ timeoutMs = 10_000, url = server.url } = {}) =>
      createLibreTranslate({ url, key: secret, textsPerRequest: batchLimit, timeoutMs }),
    secret,
    refusals: [
      { ...fault('Invalid API key', 403), means: 'refused_key' },
      { ...fault('Please contact the server operator to get an API key'), means: 'refused_key' },
      { ...fault('Slowdown: 20 per 1 minute', 429), means: 'rate_limited', retryAfterSeconds: 60 },
      { ...fault('Slowdown', 429), means: 'rate_limited' },
      { ...fault('Too many request limits violations', 403), means: 'rate_limited' },
      { ...fault('es is not supported'), means: 'unsupported_pair' },
      { ...fault('Cannot translate text', 500), means: 'bad_answer' },
      { status: 502, body: '<html>Bad Gateway</html>', means: 'unreachable' },
    ],
    isTranslation: ({ path }) => path === '/translate',
    textsOf: (request) => bodyOf(request).q as string[],
    changeTexts: (reply, change) =>
      changeJson(reply, (value: { translatedText: unknown[] }) => ({
        translatedText: change(value.translatedText),
      })),
    withoutMarks: (text) => text.replace(/<span[^>]*>.*?<\/span>/g, ''),
    close: server.close,
  }
}
