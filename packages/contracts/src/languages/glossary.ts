import { z } from 'zod'
import { translationLanguageSchema } from './language.ts'
import { mostTerms, termSchema } from './lexicon.ts'

/** By language. An object: z.record is used nowhere else, and would be loaded with every page. */
const translationsSchema = z.strictObject(
  Object.fromEntries(translationLanguageSchema.options.map((code) => [code, termSchema.optional()])),
)

const glossaryTermSchema = z.strictObject({
  term: termSchema,
  /** Not translated in any language. */
  keep: z.boolean(),
  translations: translationsSchema,
})

const areDistinct = (terms: readonly { term: string }[]): boolean =>
  new Set(terms.map(({ term }) => term.toLowerCase())).size === terms.length

export const glossarySchema = z.array(glossaryTermSchema)

export const savedGlossarySchema = glossarySchema.max(mostTerms).refine(areDistinct, 'a term is there twice')

export type Glossary = z.infer<typeof glossarySchema>
