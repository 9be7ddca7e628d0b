import type { TranslationErrorCode } from '../src/translation-errors.ts'
import type { LanguagePair, Translator } from '../src/translator.ts'
import type { LoopbackServer, Received, Reply } from './loopback-server.ts'

/** A refusal of a provider's server, and the error it must become. */
export type RefusalCase = Reply & { means: TranslationErrorCode; retryAfterSeconds?: number }

/** A provider with a server that the conformance suite can inspect and disturb. */
export type Subject = {
  server: LoopbackServer
  pair: LanguagePair
  create: (config?: { timeoutMs?: number; url?: string }) => Translator
  /** The key the provider was given; null when it takes none. */
  secret: string | null
  refusals: RefusalCase[]
  isTranslation: (request: Received) => boolean
  textsOf: (request: Received) => string[]
  /** The same answer with other texts; values that are not texts are inserted as they are. */
  changeTexts: (reply: Reply, change: (texts: unknown[]) => unknown[]) => Reply
  withoutMarks: (text: string) => string
  close: () => Promise<void>
}

export const changeJson = (reply: Reply, change: (value: never) => unknown): Reply => ({
  ...reply,
  body: JSON.stringify(change(JSON.parse(reply.body.toString()) as never)),
})
