import { parsePlan } from '@voxdeck/core/plan/parse-plan'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import { findFacts } from '@voxdeck/db/artifacts/artifacts'
import { connectDatabase } from '@voxdeck/db/connect'
import type { ServicesEnv } from '@voxdeck/dev/start-services'
import { createObjectStore } from '@voxdeck/storage/object-store'
import { objectStoreConfig } from '@voxdeck/storage/object-store-settings'
import { layOutPlan } from '@voxdeck/video/layout/lay-out-plan'
import { madeSentences, sentenceKeysOf } from '@voxdeck/video/narration/made-sentences'
import type { SentenceFacts } from '@voxdeck/video/narration/sentence'
import type { ListedVideo } from '../video/await-video.ts'
import { decodeSound } from '../video/decode-video.ts'

const peaksPerSecond = 12
const rate = 16_000
const round = (value: number) => Math.round(value * 100) / 100

const readPlanOf = async (env: ServicesEnv, videoId: string) => {
  const { db, close } = connectDatabase({ url: env.DATABASE_URL })
  const store = createObjectStore(objectStoreConfig(env))
  try {
    const row = await db
      .selectFrom('videos')
      .where('id', '=', videoId)
      .select('plan_key')
      .executeTakeFirstOrThrow()
    const plan = parsePlan(await store.getText(row.plan_key))
    const facts = await findFacts<SentenceFacts>(db, 'sentence', sentenceKeysOf(plan))
    return { plan, laidOut: await layOutPlan(plan, madeSentences(plan, facts)) }
  } finally {
    store.close()
    await close()
  }
}

/** What the landing page draws: when each sentence of the video is spoken, and how loud the video is. */
export const measureNarration = async (env: ServicesEnv, video: ListedVideo, file: string) => {
  const { plan, laidOut } = await readPlanOf(env, video.id)
  const sound = await decodeSound(file, rate)
  const window = rate / peaksPerSecond
  const loudness = Array.from({ length: Math.ceil(sound.length / window) }, (_, index) => {
    const part = sound.subarray(index * window, (index + 1) * window)
    return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length)
  })
  const loudest = Math.max(...loudness)
  const placed = laidOut.tracks.en ?? []
  let next = 0
  return {
    slides: (video.timeline ?? []).map(({ startTime, endTime }, index) => {
      const { voice = '', sentences = [] } = plan.slides[index]?.narration.en ?? {}
      const cues = sentences.map((text) => {
        const { startSample = 0, samples = 0 } = placed[next++] ?? {}
        return {
          start: round(startSample / sampleRate),
          end: round((startSample + samples) / sampleRate),
          text,
        }
      })
      const peaks = loudness
        .slice(Math.round(startTime * peaksPerSecond), Math.round(endTime * peaksPerSecond))
        .map((value) => round(value / loudest))
      return {
        voice: voice.replace(/^./, (letter) => letter.toUpperCase()),
        start: round(startTime),
        end: round(endTime),
        cues,
        peaks,
      }
    }),
  }
}
