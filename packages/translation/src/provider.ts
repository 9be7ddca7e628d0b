import { languages } from '@voxdeck/core/languages/languages'
import { z } from 'zod'
import { TranslationError } from './translation-errors.ts'
import type { Health, LanguagePair, Translator } from './translator.ts'

/** Settings as an environment has them. */
export type Settings = Readonly<Record<string, string | undefined>>

/** What a folder gives to the registry: a translator, if the settings say that an installation has it. */
export type TranslationProvider = { id: string; read(settings: Settings): Translator | null }

type Definition<S extends z.ZodType> = {
  id: string
  /** Without this one there is no such provider here. */
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

/** How long to wait for one answer. */
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

/** An answer in the shape that was promised, or an error of ours that shows none of it. */
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
