import type { TranslationErrorCode } from '../translation-errors.ts'
import type { LanguagePair, Translator } from '../translator.ts'
import type { LoopbackServer, Received, Reply } from './loopback-server.ts'

/** How a provider's server says no, and what that means to us. */
export type RefusalCase = Reply & { means: TranslationErrorCode; retryAfterSeconds?: number }

/** A provider with a server that the conformance suite can look into and disturb. */
export type Subject = {
  server: LoopbackServer
  pair: LanguagePair
  create: (config?: { timeoutMs?: number; url?: string }) => Translator
  /** A secret that the provider was given, if it takes one. */
  secret: string | null
  refusals: RefusalCase[]
  isTranslation: (request: Received) => boolean
  textsOf: (request: Received) => string[]
  /** The same answer with other texts; what is not a text is put there as it is. */
  changeTexts: (reply: Reply, change: (texts: unknown[]) => unknown[]) => Reply
  withoutMarks: (text: string) => string
  close: () => Promise<void>
}

export const changeJson = (reply: Reply, change: (value: never) => unknown): Reply => ({
  ...reply,
  body: JSON.stringify(change(JSON.parse(reply.body.toString()) as never)),
})
