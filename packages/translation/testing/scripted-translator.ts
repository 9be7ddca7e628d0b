import type { Limits, Segment, TranslateRequest, Translator } from '../src/translator.ts'
import { isMark } from '../src/translator.ts'
import { toyTranslate } from './toy-language.ts'

type Scripted = {
  limits?: Partial<Limits>
  /** Whether its pairs support glossaries. */
  glossary?: boolean
  translate?: (request: TranslateRequest) => Segment[] | Promise<Segment[]>
}

export const toySegment = (segment: Segment): Segment =>
  segment.map((piece) => (isMark(piece) ? piece : toyTranslate(piece)))

/** A translator in memory that records its requests. */
export const scriptedTranslator = ({ limits, glossary = false, translate }: Scripted = {}) => {
  const requests: TranslateRequest[] = []
  const translator: Translator = {
    id: 'scripted',
    pairs: async () => [
      { from: 'en', to: 'es', glossary },
      { from: 'en', to: 'th', glossary },
      { from: 'en', to: 'ja', glossary },
    ],
    limits: async () => ({ texts: 10, size: 1000, sizePerText: 1000, requestsAtOnce: 1, ...limits }),
    sizeOf: (segment) => segment.map((piece) => (isMark(piece) ? piece.text : piece)).join('').length,
    async translate(request) {
      requests.push(request)
      return translate ? translate(request) : request.segments.map(toySegment)
    },
    health: async () => ({ ok: true }),
  }
  return Object.assign(translator, { requests })
}
