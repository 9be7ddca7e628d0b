import type { Plan } from '@voxdeck/core/plan/plan'
import { spokenSentences, videoContent } from '@voxdeck/core/plan/video-text'
import { hashValue } from './content-hash.ts'

/**
 * What two videos are compared by: `textHash` of what is said, in any order, and `contentHash` of everything but the
 * toolchain.
 */
export const planHashes = (plan: Plan): { textHash: string; contentHash: string } => ({
  textHash: hashValue(spokenSentences(plan).toSorted()),
  contentHash: hashValue(videoContent(plan)),
})
