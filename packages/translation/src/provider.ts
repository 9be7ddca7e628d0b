import { languages } from '@voxdeck/core/languages/languages'
import { z } from 'zod'
import { TranslationError } from './translation-errors.ts'
import type { Health, LanguagePair, Translator } from './translator.ts'

/** Environment variables. */
export type Settings = Readonly<Record<string, string | undefined>>

/**
 * The registry entry of a provider: reads its settings and creates its translator; null when it is not configured.
 */
export type TranslationProvider = { id: string; read(settings: Settings): Translator | null }

type Definition<S extends z.ZodType> = {
  id: string
  /** Without this setting the provider is not configured. */
  neededSetting: string
  settings: S
  create(settings: z.infer<S>): Translator
}

export const defineProvider = <S extends z.ZodType>(definition: Definition<S>): TranslationProvider => ({
  id: definition.id,
  read(settings) {
    const set = Object.fromEntries(Object.entries(settings).filter(([, value]) => value))
    if (set[definition.neededSetting] === undefined) return null
    return definition.create(definition.settings.parse(set))
  },
})

/** A timeout for one request, with its default in seconds. */
export const secondsSetting = (seconds: number) => z.coerce.number().positive().max(3600).default(seconds)

export const everyPair = (): LanguagePair[] =>
  languages.flatMap(({ code: from }) =>
    languages.filter(({ code }) => code !== from).map(({ code: to }) => ({ from, to })),
  )

export const healthOf = async (ask: () => Promise<Health>): Promise<Health> => {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof TranslationError) return { ok: false, error }
    throw error
  }
}

/** Validates an answer against its schema; the error it throws shows none of the answer's content. */
export const readAnswer = <S extends z.ZodType>(
  translator: string,
  shape: S,
  answer: unknown,
): z.infer<S> => {
  const read = shape.safeParse(answer)
  if (read.success) return read.data
  const where = read.error.issues[0]?.path.join('.')
  throw new TranslationError(translator, 'bad_answer', {
    detail: `not as documented${where ? ` at ${where}` : ''}`,
  })
}
