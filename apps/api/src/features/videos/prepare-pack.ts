import { preparePack as contract } from '@voxdeck/contracts/videos/prepare-pack'
import { writeAudit } from '@voxdeck/db/audit/audit'
import { lockPack, savePack } from '@voxdeck/db/videos/packs'
import { findVideoRow } from '@voxdeck/db/videos/video-rows'
import { requireProject } from '../../access/project-access.ts'
import { requireToolchain } from '../../access/require-toolchain.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { presentVideo } from '../../presenters/present-video.ts'

/** Made once, on request: its audio tracks are uncompressed, so it is large. */
export const preparePack = ({ db, delivery }: Dependencies) =>
  endpoint(contract, async ({ params, user, actor }) => {
    await requireProject(db, { userId: user.id, projectId: params.projectId }, 'generate')
    const video = await findVideoRow(db, params)
    if (!video) throw new HttpProblem('not_found')
    if (video.status !== 'completed' || !video.layout_key || !video.filename)
      throw new HttpProblem('film_unfinished')
    if (video.pack?.status === 'ready') return presentVideo(video)
    const { id: toolchain } = await requireToolchain(db)
    const { videoId, projectId } = params
    const { plan_key: planKey, layout_key: layoutKey, filename } = video
    await delivery.transact(async (trx, send) => {
      const pack = await lockPack(trx, params)
      if (pack?.status === 'ready') return
      const isOnItsWay = pack?.status === 'preparing'
      await send({
        kind: 'preparePack',
        input: {
          task: { videoId, projectId, planKey, layoutKey, filename },
          routing: { toolchain, accountId: user.id },
        },
        running: isOnItsWay ? 'keep' : 'replace',
      })
      if (isOnItsWay) return
      await savePack(trx, params, { status: 'preparing' })
      await writeAudit(trx, actor, { action: 'preparePack', projectId, subject: videoId })
    })
    const row = await findVideoRow(db, params)
    if (!row) throw new HttpProblem('not_found')
    return presentVideo(row)
  })
