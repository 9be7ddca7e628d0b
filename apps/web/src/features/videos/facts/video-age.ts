import type { Project } from '@voxdeck/contracts/projects/read-project'
import type { Video } from '@voxdeck/contracts/videos/video'

/** Made from the project as it is, from the same text but other slides or settings, or from an earlier text. */
export type VideoAge = 'current' | 'otherwise' | 'earlier'

export const ageOfVideo = (
  { languageCode, text, contentHash }: Pick<Video, 'languageCode' | 'text' | 'contentHash'>,
  now: Pick<Project, 'textHash' | 'contentHash'>,
): VideoAge | null => {
  // What the project says of itself is its English.
  if (!text || languageCode !== 'en') return null
  if (contentHash === now.contentHash) return 'current'
  return text.hash === now.textHash ? 'otherwise' : 'earlier'
}
