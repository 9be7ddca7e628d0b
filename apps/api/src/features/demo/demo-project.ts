import { readFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { pictureLimits } from '@voxdeck/core/pictures/picture-limits'
import type { Db } from '@voxdeck/db/connect'
import { listDemoProjects } from '@voxdeck/db/demo/demo-video'
import { addImage } from '@voxdeck/db/images/change-images'
import { addProjectLanguage } from '@voxdeck/db/languages/project-languages'
import { findTranslations, saveTranslation } from '@voxdeck/db/languages/translations'
import { createProject } from '@voxdeck/db/projects/create-project'
import { findSlideTexts } from '@voxdeck/db/projects/find-slide-texts'
import { findProjectRows, type ProjectRows } from '@voxdeck/db/projects/project-rows'
import { updateProject } from '@voxdeck/db/projects/update-project'
import type { Demo } from '@voxdeck/demo/demo'
import { hashBytes } from '@voxdeck/storage/content-hash'
import { slideSources } from '@voxdeck/storage/slide-sources'
import type { Dependencies } from '../../dependencies.ts'
import { keepPicture } from '../images/keep-picture.ts'
import { settingsOf } from '../projects/settings-of.ts'

/** The demo with its pictures read. Each is stored under a name that says what is in it, by which a changed one is told. */
const readDemo = async ({ slides, ...demo }: Demo) => {
  const read = []
  for (const slide of slides) {
    const bytes = await readFile(slide.picture)
    read.push({ ...slide, bytes, name: `${hashBytes(bytes).slice(0, 16)}-${slide.filename}` })
  }
  return { ...demo, slides: read }
}

type ReadDemo = Awaited<ReturnType<typeof readDemo>>

const shipped = ({ title, settings, slides, translations }: ReadDemo) => ({
  title,
  settings,
  slides: slides.map(({ name, script }) => ({ name, script })),
  translations,
})

const stored = async (db: Db, { project, images, languages }: ProjectRows) => {
  const translations: Record<string, (string | undefined)[]> = {}
  for (const { language } of languages) {
    const rows = await findTranslations(db, { projectId: project.id, language })
    translations[language] = images.map(({ id }) => rows.get(id)?.script)
  }
  return {
    title: project.title,
    settings: settingsOf(project),
    slides: images.map(({ original_name, script }) => ({ name: original_name, script })),
    translations,
  }
}

const translate = async (db: Db, projectId: string, { translations }: ReadDemo): Promise<void> => {
  const texts = await findSlideTexts(db, projectId)
  const sources = texts ? slideSources(texts.englishScript, texts.slides) : []
  for (const [language, scripts] of Object.entries(translations)) {
    await addProjectLanguage(db, { projectId, language })
    for (const [index, { imageId, sourceHash }] of sources.entries()) {
      const written = { script: scripts[index] ?? '', state: 'reviewed' as const, sourceHash }
      await saveTranslation(db, { projectId, language }, imageId, { written })
    }
  }
}

const makeProject = async (
  { db, store }: Pick<Dependencies, 'db' | 'store'>,
  userId: string,
  demo: ReadDemo,
): Promise<string> => {
  const projectId = await createProject(db, { userId, title: demo.title })
  const slideScripts = []
  for (const { bytes, name, script, voice } of demo.slides) {
    const picture = await keepPicture(store, bytes)
    const most = pictureLimits.slidesPerProject
    const imageId = await addImage(db, { projectId, originalName: name, picture, most })
    if (imageId) slideScripts.push({ imageId, script, selectedVoice: voice })
  }
  await updateProject(db, projectId, { videoSettings: demo.settings, slideScripts })
  await translate(db, projectId, demo)
  return projectId
}

/** The newest demo project if it says what we ship, or a new one. What was begun and not finished is not equal either. */
export const ensureDemoProject = async (
  dependencies: Pick<Dependencies, 'db' | 'store'>,
  userId: string,
  demo: Demo,
): Promise<string> => {
  const { db } = dependencies
  const read = await readDemo(demo)
  const [projectId] = await listDemoProjects(db)
  const rows = projectId ? await findProjectRows(db, { userId, projectId }) : null
  if (rows && isDeepStrictEqual(await stored(db, rows), shipped(read))) return rows.project.id
  return makeProject(dependencies, userId, read)
}
