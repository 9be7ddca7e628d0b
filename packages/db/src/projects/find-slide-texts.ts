import type { Db } from '../connect.ts'

export type SlideTexts = {
  englishScript: string
  wordsPerMinute: number
  slides: { id: string; script: string }[]
}

/** What a project says, without asking who may hear it. Null when it is gone. */
export const findSlideTexts = async (db: Db, projectId: string): Promise<SlideTexts | null> => {
  const project = await db
    .selectFrom('projects')
    .where('id', '=', projectId)
    .select(['english_script', 'speaking_speed'])
    .executeTakeFirst()
  if (!project) return null
  const slides = await db
    .selectFrom('images')
    .leftJoin('slide_scripts', 'slide_scripts.image_id', 'images.id')
    .where('images.project_id', '=', projectId)
    .orderBy('images.order_index')
    .select(['images.id', 'slide_scripts.script'])
    .execute()
  return {
    englishScript: project.english_script,
    wordsPerMinute: project.speaking_speed,
    slides: slides.map(({ id, script }) => ({ id, script: script ?? '' })),
  }
}
