import type { Plan } from '@voxdeck/core/plan/plan'
import { spokenText, videoContent } from '@voxdeck/core/plan/video-text'
import { hashValue } from './content-hash.ts'

/** What two videos are compared by: what is said in them, in any order, and everything but the programs that make them. */
export const planHashes = (plan: Plan): { textHash: string; contentHash: string } => ({
  textHash: hashValue(spokenText(plan).toSorted()),
  contentHash: hashValue(videoContent(plan)),
})
