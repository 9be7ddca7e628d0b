import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from '@voxdeck/contracts/client'
import { generateEnglishVideo } from '@voxdeck/contracts/videos/generate-english-video'
import { findVideo, makeProject } from '@voxdeck/e2e/video/await-video'
import { makeDeck } from '../render/make-deck.ts'
import type { VideoSize } from './video-sizes.ts'

/** The remaining time shown at some percent, and the time it really took. */
export type Promised = { percent: number; promisedSeconds: number; trueSeconds: number }
export type WatchedVideo = { size: VideoSize; wholeSeconds: number; promised: Promised[] }

const askedAt = [20, 40, 60, 80]
const pollMs = 150

/** Makes a video of that size, polling its remaining time meanwhile. */
export const watchVideo = async (client: Client, folder: string, size: VideoSize): Promise<WatchedVideo> => {
  const { slides, seconds, first, resolution } = size
  const deck = await makeDeck(folder, { slides, seconds, first })
  // The deck's sentences repeat: a number in each keeps a video from reusing the narration of earlier ones.
  const numbered = deck.map((slide, index) => ({
    ...slide,
    script: slide.script.replaceAll('.', ` ${first + index}.`),
  }))
  const project = await makeProject(client, `Estimate ${first}`, numbered, {
    speakingSpeed: 150,
    resolution,
    transition: 'fade',
  })
  const { videoId } = await client.call(generateEnglishVideo, { params: { id: project.id } })
  const began = performance.now()
  const kept: { percent: number; promisedSeconds: number; at: number }[] = []
  for (;;) {
    const { status, progress } = await findVideo(client, project.id, videoId)
    const at = performance.now()
    if (status !== 'generating') {
      if (status !== 'completed') throw new Error(`the video ended as ${status}`)
      return {
        size,
        wholeSeconds: (at - began) / 1000,
        promised: kept.map(({ at: then, ...of }) => ({ ...of, trueSeconds: (at - then) / 1000 })),
      }
    }
    const due = askedAt[kept.length]
    if (due !== undefined && progress.percent >= due && progress.remainingSeconds !== null)
      kept.push({ percent: progress.percent, promisedSeconds: progress.remainingSeconds, at })
    await sleep(pollMs)
  }
}
