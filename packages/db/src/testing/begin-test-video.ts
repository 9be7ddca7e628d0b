import { randomUUID } from 'node:crypto'
import { filmText } from '@voxdeck/core/plan/film-text'
import { makePlan } from '@voxdeck/core/plan/make-plan'
import { planWork } from '@voxdeck/core/progress/work'
import type { Db } from '../connect.ts'
import { beginVideo, type VideoRef } from '../videos/video-lifecycle.ts'

const slide = {
  picture: '',
  pictureHash: '',
  pictureSize: { width: 1280, height: 720 },
  manualSeconds: null,
  recording: null,
  clip: null,
  clipSize: null,
  voice: 'adam',
}

/** A film of two sentences that somebody has begun to make. */
export const beginTestVideo = async (db: Db, projectId: string, accountId?: string): Promise<VideoRef> => {
  const plan = makePlan(
    {
      projectId,
      englishScript: '',
      settings: {
        speakingSpeed: 150,
        resolution: '720p',
        transition: 'none',
        shape: '16:9',
        pictureFit: 'blur',
      },
      slides: [{ ...slide, imageId: randomUUID(), script: 'One sentence. Another one.' }],
    },
    'none',
  )
  const video = { videoId: randomUUID(), projectId }
  await beginVideo(db, {
    ...video,
    kind: 'film',
    ...(accountId ? { accountId } : {}),
    languageCode: 'en',
    planHash: 'none',
    planKey: 'none',
    resolution: '720p',
    plannedWork: planWork(plan),
    text: filmText(plan),
    textHash: 'none',
    contentHash: 'none',
  })
  return video
}
