import type { LanguageCode } from '@voxdeck/core/languages/languages'
import { publishTestToolchain } from '@voxdeck/db/testing/publish-test-toolchain'
import type { TestApi } from './test-api.ts'

const voice = (id: string, language: LanguageCode, basic = false) => ({
  id,
  name: id,
  description: 'Speaks',
  language,
  engine: 'test',
  ...(basic ? { basic: true as const } : {}),
})

const translator = (id: string, languages: string[], trouble: string | null = null) => ({
  id,
  languages,
  trouble,
  checkedAt: new Date().toISOString(),
})

/** Publishes the toolchain of a worker that speaks and translates some languages, and deletes all others. */
export const publishLanguages = async ({ dependencies: { db, pool } }: Pick<TestApi, 'dependencies'>) => {
  await pool.query('delete from toolchains')
  await publishTestToolchain(db, {
    id: 'of many languages',
    voices: [
      voice('adam', 'en'),
      voice('lucia', 'es'),
      voice('tomas', 'es', true),
      voice('rafael', 'pt-BR', true),
      voice('malee', 'th'),
    ],
    translators: [
      translator('apertium', ['es', 'ca', 'pt-BR'], null),
      translator('deepl', ['es', 'de'], 'translation_refused'),
    ],
  })
}
