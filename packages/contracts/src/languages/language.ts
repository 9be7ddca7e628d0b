import { languages } from '@voxdeck/core/languages/languages'
import { translationStates } from '@voxdeck/core/languages/translation-state'
import { z } from 'zod'
import { type ErrorCode, errors } from '../errors.ts'
import { idSchema } from '../operation.ts'
import { plainText } from '../plain-text.ts'
import { storedRecordingSchema } from '../recordings/stored-recording.ts'

const codes = languages.map(({ code }) => code) as [string, ...string[]]

/** All languages of the table, English included, which is the source language and no translation. */
export const languageCodeSchema = z.enum(codes)

export const translationLanguageSchema = z.enum(
  codes.filter((code) => code !== 'en') as [string, ...string[]],
)

export const languageParams = z.object({ projectId: idSchema, language: translationLanguageSchema })

export const voiceChoiceSchema = plainText().max(100)

export const offeredLanguageSchema = z.object({
  code: languageCodeSchema,
  name: z.string(),
  /** The language's name in the language itself. */
  ownName: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  /** A running worker speaks it; without, it is only read. */
  hasVoice: z.boolean(),
  /** All its voices are `basic`. */
  basicVoicesOnly: z.boolean(),
  /** A running worker can translate into it; without, people write it. */
  hasTranslator: z.boolean(),
})

export type OfferedLanguage = z.infer<typeof offeredLanguageSchema>

export const translationStateSchema = z.enum(translationStates)

export const translationJobSchema = z.object({
  languageCode: z.string(),
  status: z.enum(['translating', 'done', 'failed', 'cancelled']),
  /** Slides requested, and how many of them are translated. */
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

export const translationMarksSchema = z.object({
  /** Numbers that only the source or only the translation has. */
  numbers: z.array(z.string()),
  /** Words that stand as in the source. */
  leftWords: z.array(z.string()),
  /** Pieces with signs that the source does not have. */
  symbols: z.array(z.string()),
})

export const translatedSlideSchema = z.object({
  imageId: idSchema,
  slideNumber: z.int().positive(),
  /** The slide's current source text, and its hash, which is sent back when a translation is saved. */
  source: z.string(),
  sourceHash: z.string(),
  /** Null while there is no translation; then `state` is null too. */
  script: z.string().nullable(),
  state: translationStateSchema.nullable(),
  /** Hash of the source text that the translation was made from, or reviewed beside. */
  translatedFrom: z.string().nullable(),
  /** The source text has changed since. */
  stale: z.boolean(),
  /** The source text that a stale translation was made from; null where it is not known. */
  sourceBefore: z.string().nullable(),
  /** Translating it again translates only what changed: the other sentences are left as people wrote them. */
  renewable: z.boolean(),
  /** Glossary terms whose translation is missing from the script. */
  misses: z.array(z.string()),
  /** What looks wrong in a script that nobody has reviewed. */
  marks: translationMarksSchema,
  provider: z.string().nullable(),
  /** Estimated from the script's letters, at the project's speaking speed. */
  foretoldSeconds: z.number().nonnegative(),
  /** The slide's own voice; null uses the language's. */
  voice: z.string().nullable(),
  /** Heard instead of the voice. */
  recording: storedRecordingSchema.nullable(),
  /** Kept while the voice is heard instead. */
  keptRecording: storedRecordingSchema.nullable(),
  /** How many earlier recordings are kept to be compared. */
  takes: z.int().nonnegative(),
})

export type TranslatedSlideJson = z.infer<typeof translatedSlideSchema>

export const projectLanguageSchema = z.object({
  languageCode: z.string(),
  /** Null uses the first installed voice of the language. */
  voice: z.string().nullable(),
  /** Words a minute; null is the project's. A slide's own speed goes first. */
  speakingSpeed: z.int().nullable(),
  /** The project's title in the language; null is as in the source language. */
  title: z
    .object({
      text: z.string(),
      state: z.enum(['machine', 'edited']),
      /** The project has another title since. */
      stale: z.boolean(),
    })
    .nullable(),
  /** As of an offered language; true while no worker runs. */
  hasVoice: z.boolean(),
  hasTranslator: z.boolean(),
  slides: z.array(translatedSlideSchema),
  /** The running job, or the last one. */
  job: translationJobSchema.nullable(),
})

export type ProjectLanguageJson = z.infer<typeof projectLanguageSchema>
