import { translationStates } from '@voxdeck/core/languages/choose-slides'
import { languages } from '@voxdeck/core/languages/languages'
import { z } from 'zod'
import { type ErrorCode, errors } from '../errors.ts'
import { idSchema } from '../operation.ts'
import { plainText } from '../plain-text.ts'

const codes = languages.map(({ code }) => code) as [string, ...string[]]

/** Of the table of languages; English is the source and no translation. */
export const languageCodeSchema = z.enum(codes)

export const translationLanguageSchema = z.enum(
  codes.filter((code) => code !== 'en') as [string, ...string[]],
)

export const languageParams = z.object({ projectId: idSchema, language: translationLanguageSchema })

export const voiceChoiceSchema = plainText().max(100)

export const offeredLanguageSchema = z.object({
  code: languageCodeSchema,
  name: z.string(),
  /** As its speakers write it. */
  ownName: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  /** Only the simplest engine speaks it. */
  basicVoicesOnly: z.boolean(),
})

export type OfferedLanguage = z.infer<typeof offeredLanguageSchema>

export const translationStateSchema = z.enum(translationStates)

export const translationJobSchema = z.object({
  languageCode: z.string(),
  status: z.enum(['translating', 'done', 'failed', 'cancelled']),
  /** Slides asked for, and those of them that are there. */
  planned: z.int().nonnegative(),
  done: z.int().nonnegative(),
  provider: z.string().nullable(),
  failure: z
    .object({
      code: z.enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]]),
      message: z.string(),
      retryable: z.boolean(),
    })
    .nullable(),
})

export type TranslationJob = z.infer<typeof translationJobSchema>

export const translatedSlideSchema = z.object({
  imageId: idSchema,
  slideNumber: z.int().positive(),
  /** What the slide says in English now, and its hash, which is sent back with what is written beside it. */
  source: z.string(),
  sourceHash: z.string(),
  /** Null while there is no translation; then there is no state either. */
  script: z.string().nullable(),
  state: translationStateSchema.nullable(),
  /** The English changed since. */
  stale: z.boolean(),
  /** Terms of the glossary that did not come through. */
  misses: z.array(z.string()),
  provider: z.string().nullable(),
  /** At the project's speaking speed, by the letters of the language. */
  foretoldSeconds: z.number().nonnegative(),
  /** Of its own; null for the language's. */
  voice: z.string().nullable(),
})

export type TranslatedSlideJson = z.infer<typeof translatedSlideSchema>

export const projectLanguageSchema = z.object({
  languageCode: z.string(),
  /** Null for the first that speaks it. */
  voice: z.string().nullable(),
  slides: z.array(translatedSlideSchema),
  /** The last one, or the one on its way. */
  job: translationJobSchema.nullable(),
})

export type ProjectLanguageJson = z.infer<typeof projectLanguageSchema>
