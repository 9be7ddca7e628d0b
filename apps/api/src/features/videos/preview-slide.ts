import { previewSlide as contract } from '@voxdeck/contracts/videos/preview-slide'
import type { Membership } from '@voxdeck/db/projects/find-role'
import { lockProject } from '@voxdeck/db/projects/lock-project'
import { findProjectRows } from '@voxdeck/db/projects/project-rows'
import { ownRecording, type StoredRecording } from '@voxdeck/db/slides/recordings'
import { findVideoRow } from '@voxdeck/db/videos/video-rows'
import { videoSubject } from '@voxdeck/delivery/message'
import type { z } from 'zod'
import { requireProject } from '../../access/project-access.ts'
import { requireDelivered } from '../../access/require-delivered.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { snapshotProject } from '../../plans/snapshot-project.ts'
import { createResolveRecording } from '../recordings/resolve-recording.ts'
import { generatePlannedVideo } from './generate-planned-video.ts'

type AskedSlide = z.output<typeof contract.body>['slideData'][number]

/** A recording sent as a data URL is imported first, without the project's lock. */
const resolveSentRecording = async (
  dependencies: Dependencies,
  member: Membership,
  asked: AskedSlide | undefined,
): Promise<StoredRecording | null | undefined> => {
  if (typeof asked?.audioRecording !== 'string') return asked?.audioRecording
  const rows = await findProjectRows(dependencies.db, member)
  const slide = rows?.slides.find(({ picture }) => picture.filename === asked.image)
  if (!slide) throw new HttpProblem('not_found')
  const resolve = createResolveRecording(dependencies, member.userId)
  const own = ownRecording(slide)
  const recording = await resolve(own, asked.audioRecording)
  // Only the slide's own recording is previewed, not one that was replaced.
  if (recording && 'broughtBack' in recording) throw new HttpProblem('not_found')
  return recording === undefined ? own : recording
}

/** Generates a video of one slide, with the same plan, workflow and shots as the whole video. */
export const previewSlide = (dependencies: Dependencies) =>
  endpoint(contract, async ({ params, body, user }) => {
    const { db, delivery, workflows, sharesSpeech } = dependencies
    const { projectId } = params
    await requireProject(db, { userId: user.id, projectId }, 'generate')
    const [asked] = body.slideData
    const recording = await resolveSentRecording(dependencies, { userId: user.id, projectId }, asked)
    const videoId = await delivery.transact(async (trx, send) => {
      await lockProject(trx, projectId)
      const rows = await findProjectRows(trx, { userId: user.id, projectId })
      const current = rows?.slides.find(({ picture }) => picture.filename === asked?.image)
      if (!rows || !current || !asked) throw new HttpProblem('not_found')
      const slide = {
        ...current,
        script: asked.script,
        voice: asked.selectedVoice ?? current.voice,
        manualSeconds: asked.displayDuration ?? current.manualSeconds,
        clip: asked.videoUrl === null ? null : current.clip,
        recording: recording === undefined ? current.recording : recording,
      }
      // No music: a preview is for checking one slide's script, and music would start over in each.
      const snapshot = { ...snapshotProject({ ...rows, slides: [slide] }), projectScript: '', music: null }
      return generatePlannedVideo(trx, send, {
        kind: 'preview',
        accountId: user.id,
        snapshot,
        sharesSpeech,
      })
    })
    const known = await findVideoRow(db, { projectId, videoId })
    if (known?.status === 'generating') {
      await requireDelivered(dependencies, videoSubject(videoId))
      await workflows.waitForVideo(videoId)
    }
    const row = await findVideoRow(db, { projectId, videoId })
    if (!row?.filename) throw new HttpProblem('render_failed')
    return { previewUrl: `/api/videos/${row.filename}` }
  })
