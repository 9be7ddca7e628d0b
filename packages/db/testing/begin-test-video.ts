import { randomUUID } from 'node:crypto'
import { makePlan } from '@voxdeck/core/plan/make-plan'
import { noTools } from '@voxdeck/core/plan/tool-versions'
import { videoText } from '@voxdeck/core/plan/video-text'
import { planWork } from '@voxdeck/core/progress/work'
import type { Db } from '../src/connect.ts'
import { beginVideo, type VideoRef } from '../src/videos/video-lifecycle.ts'

const slide = {
  picture: '',
  pictureHash: '',
  pictureSize: { width: 1280, height: 720 },
  manualSeconds: null,
  speakingSpeed: null,
  pictureFit: null,
  recording: null,
  clip: null,
  clipSize: null,
  voice: 'adam',
}

const said = 'One sentence. Another one.'

/** Inserts a generating video with two sentences in each of its languages. */
export const beginTestVideo = async (
  db: Db,
  projectId: string,
  accountId?: string,
  languages: readonly string[] = ['en'],
): Promise<VideoRef> => {
  const plan = makePlan(
    {
      projectId,
      salt: 'salt',
      sourceLanguage: 'en',
      projectScript: '',
      settings: {
        speakingSpeed: 150,
        resolution: '720p',
        transition: 'none',
        shape: '16:9',
        pictureFit: 'blur',
        captions: 'track',
      },
      slides: [{ ...slide, slideId: randomUUID(), script: said }],
      translations: Object.fromEntries(
        languages.map((language) => [language, { slides: [{ script: said, voice: '' }], lexicon: [] }]),
      ),
    },
    noTools,
    languages,
  )
  const video = { videoId: randomUUID(), projectId }
  await beginVideo(db, {
    ...video,
    kind: 'video',
    ...(accountId ? { accountId } : {}),
    languages: plan.languages,
    planHash: 'none',
    planKey: 'none',
    toolchain: 'none',
    resolution: '720p',
    plannedWork: planWork(plan),
    text: videoText(plan),
    textHash: 'none',
    contentHash: 'none',
  })
  return video
}
