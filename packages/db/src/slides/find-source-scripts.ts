import type { Db } from '../connect.ts'

export type SourceScripts = {
  sourceLanguage: string
  /** Script of the whole project; split over the slides while none has a script of its own. */
  projectScript: string
  /** Words a minute of the project. */
  speakingSpeed: number
  /** `speakingSpeed` is the slide's own; null for the project's. */
  slides: { id: string; script: string; speakingSpeed: number | null }[]
}

/** Scripts in the source language. Does not check membership. Null when the project does not exist. */
export const findSourceScripts = async (db: Db, projectId: string): Promise<SourceScripts | null> => {
  const project = await db
    .selectFrom('projects')
    .where('id', '=', projectId)
    .select(['source_language', 'script', 'speaking_speed'])
    .executeTakeFirst()
  if (!project) return null
  const sourceLanguage = project.source_language
  const slides = await db
    .selectFrom('slides')
    .leftJoin('scripts', (join) =>
      join.onRef('scripts.slide_id', '=', 'slides.id').on('scripts.language', '=', sourceLanguage),
    )
    .where('slides.project_id', '=', projectId)
    .orderBy('slides.position')
    .select(['slides.id', 'slides.speaking_speed', 'scripts.script'])
    .execute()
  return {
    sourceLanguage,
    projectScript: project.script,
    speakingSpeed: project.speaking_speed,
    slides: slides.map(({ id, script, speaking_speed: speakingSpeed }) => ({
      id,
      script: script ?? '',
      speakingSpeed,
    })),
  }
}
