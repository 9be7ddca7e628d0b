import { createDeepL } from '../src/deepl/deepl.ts'
import { escapeXml, unescapeXml } from '../src/marks/escape-xml.ts'
import { jsonReply, type Received, type Reply, startLoopbackServer } from './loopback-server.ts'
import { changeJson, type Subject } from './subject.ts'
import { toyTranslate, toyTranslateBetween } from './toy-language.ts'

export const deeplSecret = 'd9b7c0de-4f1a-4c1e-9a52-000000000000:fx'

const stable = { status: 'stable' }
const everything = { tag_handling: stable, glossary: stable }
const language = (lang: string, features: object, side: 'both' | 'source' | 'target' = 'both') => ({
  lang,
  name: lang,
  status: 'stable',
  usable_as_source: side !== 'target',
  usable_as_target: side !== 'source',
  features,
})
const languages = [
  language('en', everything, 'source'),
  language('en-US', everything, 'target'),
  language('es', everything),
  language('pt', everything, 'source'),
  language('pt-BR', everything, 'target'),
  language('vi', { glossary: stable }),
  language('th', {}),
]

type Glossary = { glossary_id: string; name: string; creation_time: string; entries: string }
type Body = {
  text?: string[]
  source_lang?: string
  target_lang?: string
  glossary_id?: string
  tag_handling?: string
  ignore_tags?: string[]
}

const bodyOf = ({ body }: Received): Body => JSON.parse(body || '{}')
const fault = (status: number, message: string, headers = {}) => jsonReply({ message }, status, headers)

const isWellFormed = (xml: string): boolean =>
  !/[<>]|&(?!amp;|lt;|gt;)/.test(xml.replace(/<x id="[^"]*"(?:\/>|>[^<>]*<\/x>)/g, ''))

const translate = (body: Body, glossaries: Glossary[], bytes: number): Reply => {
  if (bytes > 128 * 1024) return fault(413, 'Payload too large')
  if (!body.text || body.text.length === 0 || body.text.length > 50) return fault(400, "Bad 'text'")
  const find = (code: string | undefined) => languages.find(({ lang }) => lang.toUpperCase() === code)
  if (!find(body.source_lang)?.usable_as_source) return fault(400, "Value for 'source_lang' not supported.")
  if (!find(body.target_lang)?.usable_as_target) return fault(400, "Value for 'target_lang' not supported.")
  const glossary = glossaries.find(({ glossary_id }) => glossary_id === body.glossary_id)
  if (body.glossary_id && !glossary) return fault(404, 'Glossary not found')
  const terms = (glossary?.entries.split('\n') ?? []).map((line) => {
    const [term = '', translation = ''] = line.split('\t')
    return { term, translation }
  })
  if (body.tag_handling !== 'xml')
    return jsonReply({ translations: body.text.map((text) => ({ text: toyTranslate(text, terms) })) })
  if (!body.text.every(isWellFormed))
    return jsonReply({ Message: 'Tag handling parsing failed, please check input.' }, 400)
  const between = (text: string) => escapeXml(toyTranslate(unescapeXml(text), terms))
  return jsonReply({
    translations: body.text.map((text) => ({
      detected_source_language: 'EN',
      text: toyTranslateBetween(text, /<x\b[^>]*\/>|<x\b[^>]*>.*?<\/x>/g, between),
    })),
  })
}

const createAnswer =
  (glossaries: Glossary[]) =>
  (request: Received): Reply => {
    if (request.headers.authorization !== `DeepL-Auth-Key ${deeplSecret}`) return fault(403, 'Forbidden')
    const { method, path, body } = request
    if (path === '/v2/usage') return jsonReply({ character_count: 1200, character_limit: 500_000 })
    if (path === '/v3/languages?resource=translate_text') return jsonReply(languages)
    if (path === '/v2/translate') return translate(bodyOf(request), glossaries, Buffer.byteLength(body))
    if (path === '/v3/glossaries' && method === 'GET') return jsonReply({ glossaries })
    if (path === '/v3/glossaries') {
      const { name, dictionaries } = JSON.parse(body) as { name: string; dictionaries: [{ entries: string }] }
      const glossary = {
        glossary_id: `g${glossaries.length + 1}`,
        name,
        creation_time: new Date().toISOString(),
        entries: dictionaries[0].entries,
      }
      glossaries.push(glossary)
      return jsonReply(glossary, 201)
    }
    if (path.startsWith('/v3/glossaries/') && method === 'DELETE') {
      glossaries.splice(
        glossaries.findIndex(({ glossary_id }) => path.endsWith(`/${glossary_id}`)),
        1,
      )
      return { status: 204, body: '' }
    }
    return fault(404, 'Not found')
  }

export type DeepLSubject = Subject & { glossaries: Glossary[] }

/** Only the server, on a given port, so that it can be restarted there. */
export const startDeepLServer = (port: number) => startLoopbackServer(createAnswer([]), port)

export const deeplSubject = async (): Promise<DeepLSubject> => {
  const glossaries: Glossary[] = []
  const server = await startLoopbackServer(createAnswer(glossaries))
  return {
    server,
    glossaries,
    pair: { from: 'en', to: 'es' },
    create: ({ timeoutMs = 10_000, url = server.url } = {}) =>
      createDeepL({ url, key: deeplSecret, timeoutMs }),
    secret: deeplSecret,
    refusals: [
      { ...fault(403, 'Forbidden'), means: 'refused_key' },
      { ...fault(401, 'Unauthorized'), means: 'refused_key' },
      {
        ...fault(429, 'Too many requests', { 'retry-after': '7' }),
        means: 'rate_limited',
        retryAfterSeconds: 7,
      },
      { ...fault(429, 'Too many requests'), means: 'rate_limited' },
      { ...fault(529, 'Too many requests'), means: 'rate_limited' },
      { ...fault(456, 'Quota Exceeded'), means: 'quota_used_up' },
      { ...fault(400, "Value for 'target_lang' not supported."), means: 'unsupported_pair' },
      { ...fault(413, 'Payload too large'), means: 'bad_answer' },
      { status: 503, body: '', means: 'unreachable' },
    ],
    isTranslation: ({ path }) => path === '/v2/translate',
    textsOf: (request) => bodyOf(request).text ?? [],
    changeTexts: (reply, change) =>
      changeJson(reply, ({ translations }: { translations: { text: unknown }[] }) => ({
        translations: change(translations.map(({ text }) => text)).map((text) => ({ text })),
      })),
    withoutMarks: (text) => text.replace(/<x[^>]*\/>|<x[^>]*>.*?<\/x>/g, ''),
    close: server.close,
  }
}
