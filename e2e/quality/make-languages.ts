import type { Client } from '@voxdeck/contracts/client'
import { getLanguage } from '@voxdeck/contracts/languages/get-language'
import { saveGlossary } from '@voxdeck/contracts/languages/save-glossary'
import { saveTranslation } from '@voxdeck/contracts/languages/save-translation'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import type { Database } from '@voxdeck/db/connect'
import { addProjectLanguage } from '@voxdeck/db/languages/project-languages'
import { advanceTranslating, beginTranslating, endTranslating } from '@voxdeck/db/languages/translation-jobs'
import { saveMachineTranslations } from '@voxdeck/db/languages/translations'

/** The English scripts; below are their translations into languages whose writing is looked at. */
const scripts = [
  'Before the cranes came, this harbour was a row of wooden piers. [pause 800ms]',
  'The fish market opened at four in the morning.',
  'A tide table looks certain.',
  'Tonight the lights are on again.',
  'A ship comes in.',
]
const translations = {
  es: [
    'Antes de las grúas, este harbour era una fila de #muelles de madera. [pause 800ms]',
    'La lonja abría a las cuatro de la mañana, y mucho antes ya esperaban los barcos, los carros y la gente.',
    'Una tabla de mareas parece segura.',
    'Esta noche las luces están encendidas otra vez.',
    null,
  ],
  ar: [
    'قبل أن تأتي الرافعات، كان هذا الميناء صفًا من الأرصفة الخشبية. [pause 800ms]',
    'كان سوق السمك يفتح في الرابعة صباحًا.',
    'يبدو جدول المدّ مؤكدًا.',
    'الليلة أضيئت الأنوار من جديد.',
    null,
  ],
  th: [
    'ก่อนที่เครนจะมาถึง ท่าเรือแห่งนี้เป็นเพียงสะพานไม้เรียงเป็นแถว [pause 800ms]',
    'ตลาดปลาเปิดตอนตีสี่',
    'ตารางน้ำขึ้นน้ำลงดูแน่นอน',
    'คืนนี้ไฟสว่างขึ้นอีกครั้ง',
    null,
  ],
} as const

/** A term of the glossary, and its wanted translation. */
export const term = { english: 'tide table', spanish: 'tablero de mareas' }

/** What looks wrong in the first slide's Spanish. */
export const wordsInMarks = ['harbour', '#muelles']

/** Gives a project of five slides languages in every state that their panel can show. */
export const makeLanguages = async ({ db }: Database, client: Client, projectId: string): Promise<void> => {
  const of = (language: string) => ({ projectId, language })
  for (const language of ['es', 'ar', 'th', 'ca', 'gl', 'fr']) await addProjectLanguage(db, of(language))
  const { slides } = await client.call(getLanguage, { params: of('es') })
  const ids = slides.map(({ imageId }) => imageId)
  const speak = (said: readonly string[]) =>
    client.call(updateProject, {
      params: { id: projectId },
      body: { slideScripts: ids.map((imageId, index) => ({ imageId, script: said[index] ?? '' })) },
    })
  await speak(scripts)
  for (const [language, texts] of Object.entries(translations)) {
    const known = await client.call(getLanguage, { params: of(language) })
    const made = known.slides.flatMap(({ imageId, sourceHash, source }, index) => {
      const script = texts[index]
      return script ? [{ slideId: imageId, sourceHash, source, script }] : []
    })
    const work = { ...of(language), provider: 'apertium', overwrite: false, requestedAt: new Date() }
    await saveMachineTranslations(db, work, made)
    for (const [index, state] of [
      [1, 'edited'],
      [2, 'reviewed'],
    ] as const) {
      const one = made[index]
      if (!one) continue
      const translation = { script: one.script, state, sourceHash: one.sourceHash }
      await client.call(saveTranslation, {
        params: { ...of(language), imageId: one.slideId },
        body: { translation },
      })
    }
  }
  await speak(scripts.with(3, 'Tonight the lights of the harbour are on again.'))
  const glossary = [{ term: term.english, keep: false, translations: { es: term.spanish } }]
  await client.call(saveGlossary, { params: { id: projectId }, body: glossary })
  // These jobs stay as they are while a test looks, because no workflow continues them.
  for (const language of ['gl', 'fr']) {
    await beginTranslating(db, { ...of(language), planned: 5 })
    await advanceTranslating(db, { ...of(language), done: 2, provider: 'apertium' })
  }
  await endTranslating(db, of('fr'), { status: 'failed', code: 'translation_unreachable' })
}
