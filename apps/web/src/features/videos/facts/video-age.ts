import type { Project } from '@voxdeck/contracts/projects/read-project'
import type { Video } from '@voxdeck/contracts/videos/video'

/**
 * Made from the current project, from the same text with other slides or settings, or from an earlier text.
 */
export type VideoAge = 'current' | 'otherwise' | 'earlier'

export const ageOfVideo = (
  { languageCode, text, contentHash }: Pick<Video, 'languageCode' | 'text' | 'contentHash'>,
  now: Pick<Project, 'textHash' | 'contentHash'>,
): VideoAge | null => {
  // The hashes of the project are of its English text.
  if (!text || languageCode !== 'en') return null
  if (contentHash === now.contentHash) return 'current'
  return text.hash === now.textHash ? 'otherwise' : 'earlier'
}
