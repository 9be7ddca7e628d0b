import { z } from 'zod'
import { plainText } from '../plain-text.ts'
import { languageCodeSchema } from './language.ts'

export const longestTerm = 200

export const termSchema = plainText().trim().min(1).max(longestTerm)

export const mostTerms = 1000

const lexiconEntrySchema = z.strictObject({ language: languageCodeSchema, term: termSchema, say: termSchema })

/** Each term once per language, ignoring case. */
const areDistinct = (entries: readonly { language: string; term: string }[]): boolean =>
  new Set(entries.map(({ language, term }) => `${language} ${term.toLowerCase()}`)).size === entries.length

export const lexiconSchema = z.array(lexiconEntrySchema)

export const savedLexiconSchema = lexiconSchema.max(mostTerms).refine(areDistinct, 'a term is there twice')

export type Lexicon = z.infer<typeof lexiconSchema>
