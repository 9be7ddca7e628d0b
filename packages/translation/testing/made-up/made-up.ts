import { z } from 'zod'
import { defineProvider } from '../../src/provider.ts'
import { isMark, plainText } from '../../src/translator.ts'

/** The least a new provider needs: it translates by upper-casing the text. */
export const madeUp = defineProvider({
  id: 'made-up',
  neededSetting: 'MADE_UP_SHOUT',
  settings: z.object({ MADE_UP_SHOUT: z.string() }),
  create: ({ MADE_UP_SHOUT }) => ({
    id: 'made-up',
    pairs: async () => [{ from: 'en', to: 'es', glossary: false }],
    limits: async () => ({ texts: 1, size: 100, sizePerText: 100, requestsAtOnce: 1 }),
    sizeOf: (segment) => plainText(segment).length,
    translate: async ({ segments }) =>
      segments.map((segment) => [
        ...segment.map((piece) => (isMark(piece) ? piece : piece.toUpperCase())),
        MADE_UP_SHOUT,
      ]),
    health: async () => ({ ok: true }),
  }),
})
