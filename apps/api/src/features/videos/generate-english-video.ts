import { generateEnglishVideo as contract } from '@voxdeck/contracts/videos/generate-english-video'
import { hasScript } from '@voxdeck/core/plan/make-plan'
import { lockProject } from '@voxdeck/db/projects/lock-project'
import { findProjectRows } from '@voxdeck/db/projects/project-rows'
import { endVideo, listGeneratingFilms } from '@voxdeck/db/videos/video-lifecycle'
import type { Dependencies } from '../../dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { requireProject } from '../projects/project-access.ts'
import { askForVideo } from './ask-for-video.ts'
import { snapshotProject } from './snapshot-project.ts'

export const generateEnglishVideo = (dependencies: Dependencies) =>
  endpoint(contract, async ({ params, user }) => {
    const { db, workflows } = dependencies
    const projectId = params.id
    await requireProject(db, { userId: user.id, projectId }, 'generate')

    const { videoId, outdated } = await db.transaction().execute(async (trx) => {
      await lockProject(trx, projectId)
      const rows = await findProjectRows(trx, { userId: user.id, projectId })
      if (!rows) throw new HttpProblem('not_found')
      const snapshot = snapshotProject(rows)
      if (snapshot.slides.length === 0 || !hasScript(snapshot)) throw new HttpProblem('nothing_to_generate')
      const asked = await askForVideo(trx, dependencies, { kind: 'film', accountId: user.id, snapshot })
      const running = await listGeneratingFilms(trx, { projectId, languageCode: 'en' })
      const others = running.filter((id) => id !== asked)
      for (const other of others) await endVideo(trx, { projectId, videoId: other }, { status: 'cancelled' })
      return { videoId: asked, outdated: others }
    })
    for (const other of outdated) await workflows.cancelVideo(other)
    return { videoId }
  })
