import { languageOf } from '@voxdeck/core/languages/languages'
import { hasScript, type ProjectSnapshot } from '@voxdeck/core/plan/make-plan'
import { missingTranslations } from '@voxdeck/core/plan/missing-translations'
import { type Actor, writeAudit } from '@voxdeck/db/audit/audit'
import type { Membership } from '@voxdeck/db/projects/find-role'
import { lockProject } from '@voxdeck/db/projects/lock-project'
import { findProjectRows } from '@voxdeck/db/projects/project-rows'
import { endVideo, languageCodeOf, listGeneratingVideos } from '@voxdeck/db/videos/video-lifecycle'
import { findLiveToolchain } from '@voxdeck/db/workers/toolchains'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { snapshotProject } from '../../plans/snapshot-project.ts'
import { snapshotTranslations } from '../../plans/snapshot-translations.ts'
import { generatePlannedVideo } from './generate-planned-video.ts'

type ProjectVideoRequest = Membership & { languages: readonly string[] | 'source'; actor: Actor }

const requireTranslations = (snapshot: ProjectSnapshot, languages: readonly string[]): void => {
  const missing = missingTranslations(snapshot, languages)
  if (missing.length === 0) return
  const names = new Set(missing.map(({ language }) => languageOf(language).ownName))
  throw new HttpProblem('translation_missing', [...names].join(', '))
}

/** Requests the video of a project as it is now, and cancels outdated ones in the same languages. */
export const generateProjectVideo = async (
  dependencies: Dependencies,
  { userId, projectId, languages: named, actor }: ProjectVideoRequest,
): Promise<string> => {
  const { db, delivery, sharesSpeech } = dependencies
  await requireProject(db, { userId, projectId }, 'generate')

  return delivery.transact(async (trx, send) => {
    await lockProject(trx, projectId)
    const rows = await findProjectRows(trx, { userId, projectId })
    if (!rows) throw new HttpProblem('not_found')
    const snapshot = snapshotProject(rows)
    const languages = named === 'source' ? [snapshot.sourceLanguage] : named
    if (snapshot.slides.length === 0 || !hasScript(snapshot)) throw new HttpProblem('nothing_to_generate')
    const toolchain = await findLiveToolchain(trx)
    const translations = await snapshotTranslations(trx, rows, languages, toolchain?.voices ?? [])
    requireTranslations({ ...snapshot, translations }, languages)
    const asked = await generatePlannedVideo(trx, send, {
      kind: 'video',
      accountId: userId,
      snapshot: { ...snapshot, translations },
      languages,
      sharesSpeech,
    })
    await writeAudit(trx, actor, { action: 'generateVideo', projectId, subject: asked })
    const running = await listGeneratingVideos(trx, { projectId, languageCode: languageCodeOf(languages) })
    for (const videoId of running.filter((id) => id !== asked)) {
      await endVideo(trx, { projectId, videoId }, { status: 'cancelled' })
      await send({ kind: 'cancelVideo', videoId })
    }
    return asked
  })
}
