import { defaultSourceLanguage } from '@voxdeck/core/languages/languages'
import { withArtifactLease } from '@voxdeck/db/artifacts/artifact-lease'
import { theProduct } from '@voxdeck/db/audit/audit'
import { ensureDemoUser } from '@voxdeck/db/demo/demo-video'
import { findProjectRows } from '@voxdeck/db/projects/project-rows'
import { updateProject } from '@voxdeck/db/projects/update-project'
import type { VideoRef } from '@voxdeck/db/videos/video-lifecycle'
import type { Toolchain } from '@voxdeck/db/workers/toolchains'
import type { Demo } from '@voxdeck/demo/demo'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { generateProjectVideo } from '../videos/generate-project-video.ts'
import { ensureDemoProject } from './demo-project.ts'

/** If the demo's voice is not installed, use the first installed voice of the source language. */
const chooseVoices = async (
  { db }: Pick<Dependencies, 'db'>,
  member: { userId: string; projectId: string },
  { demo, voices }: { demo: Demo; voices: Toolchain['voices'] },
): Promise<void> => {
  const speakers = voices.filter(({ language }) => language === defaultSourceLanguage)
  const rows = await findProjectRows(db, member)
  const slides = (rows?.slides ?? []).flatMap(({ id, voice: current }, index) => {
    const wanted = demo.slides[index]?.voice
    const voice = speakers.find((one) => one.id === wanted) ?? speakers[0]
    return voice && voice.id !== current ? [{ id, voice: voice.id }] : []
  })
  if (slides.length > 0) await updateProject(db, member.projectId, { slides })
}

/**
 * Ensures that the demo project equals the shipped one, and requests its video with this toolchain: in the
 * source language, and in every language that the demo has translations for and the toolchain a voice. One
 * API process at a time, by a lease.
 */
export const ensureDemo = (
  dependencies: Dependencies,
  { demo, toolchain }: { demo: Demo; toolchain: Pick<Toolchain, 'voices'> },
): Promise<VideoRef> =>
  withArtifactLease(dependencies.db, { kind: 'demo', key: 'project' }, async () => {
    const { voices } = toolchain
    const userId = await ensureDemoUser(dependencies.db)
    const projectId = await ensureDemoProject(dependencies, userId, demo)
    await chooseVoices(dependencies, { userId, projectId }, { demo, voices })
    const spoken = new Set<string>(voices.map(({ language }) => language))
    const translated = Object.keys(demo.translations).filter((language) => spoken.has(language))
    const languages = [defaultSourceLanguage, ...translated]
    const video = { userId, projectId, languages, actor: theProduct }
    return { projectId, videoId: await generateProjectVideo(dependencies, video) }
  })
