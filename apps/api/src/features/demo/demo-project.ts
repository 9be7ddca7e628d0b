import { readFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { pictureLimits } from '@voxdeck/core/pictures/picture-limits'
import type { Db } from '@voxdeck/db/connect'
import { listDemoProjects } from '@voxdeck/db/demo/demo-video'
import { addProjectLanguage } from '@voxdeck/db/languages/project-languages'
import { findTranslations, saveTranslation } from '@voxdeck/db/languages/translations'
import { createProject } from '@voxdeck/db/projects/create-project'
import { findProjectRows, type ProjectRows } from '@voxdeck/db/projects/project-rows'
import { updateProject } from '@voxdeck/db/projects/update-project'
import { addSlide } from '@voxdeck/db/slides/change-slides'
import { findSourceScripts } from '@voxdeck/db/slides/find-source-scripts'
import type { Demo } from '@voxdeck/demo/demo'
import { hashBytes } from '@voxdeck/storage/content-hash'
import { slideSources } from '@voxdeck/storage/slide-sources'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { settingsOf } from '../../plans/settings-of.ts'
import { storePicture } from '../slides/store-picture.ts'

/** Reads the demo's pictures. Each name has a hash of the bytes, so that a changed picture is detected. */
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

const stored = async (db: Db, { project, slides, languages }: ProjectRows) => {
  const translations: Record<string, (string | undefined)[]> = {}
  for (const { language } of languages) {
    const rows = await findTranslations(db, { projectId: project.id, language })
    translations[language] = slides.map(({ id }) => rows.get(id)?.script)
  }
  return {
    title: project.title,
    settings: settingsOf(project),
    slides: slides.map(({ pictureName, script }) => ({ name: pictureName, script })),
    translations,
  }
}

const translate = async (db: Db, projectId: string, { translations }: ReadDemo): Promise<void> => {
  const scripts = await findSourceScripts(db, projectId)
  const sources = scripts ? slideSources(scripts) : []
  for (const [language, texts] of Object.entries(translations)) {
    await addProjectLanguage(db, { projectId, language })
    for (const [index, { slideId, ...beside }] of sources.entries()) {
      const written = { script: texts[index] ?? '', state: 'reviewed' as const, ...beside }
      await saveTranslation(db, { projectId, language }, slideId, { written })
    }
  }
}

const makeProject = async (
  { db, store }: Pick<Dependencies, 'db' | 'store'>,
  userId: string,
  demo: ReadDemo,
): Promise<string> => {
  const projectId = await createProject(db, { userId, title: demo.title })
  const slides = []
  for (const { bytes, name, script, voice } of demo.slides) {
    const picture = await storePicture(store, bytes)
    const most = pictureLimits.slidesPerProject
    const id = await addSlide(db, { projectId, pictureName: name, picture, most })
    if (id) slides.push({ id, script, voice })
  }
  await updateProject(db, projectId, { settings: demo.settings, slides })
  await translate(db, projectId, demo)
  return projectId
}

/** The newest demo project if it equals the shipped demo, else a new one. A partial one is not equal. */
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
