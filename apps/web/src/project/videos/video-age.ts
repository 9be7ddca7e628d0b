import type { Project, ProjectSummary } from '@voxdeck/contracts/projects/read-project'
import type { Video } from '@voxdeck/contracts/videos/video'

/**
 * Made from the current project, from the same text with other slides or settings, or from an earlier text.
 */
export type VideoAge = 'current' | 'otherwise' | 'earlier'

/** Null when it is unknown: of a video from before hashes were stored, or while nobody knows the voices. */
export const ageOfVideo = (
  { languages, text, contentHash }: Pick<Video, 'languages' | 'text' | 'contentHash'>,
  { hashesNow }: Pick<Project | ProjectSummary, 'hashesNow'>,
): VideoAge | null => {
  const now = hashesNow.find((one) => one.languages.join() === languages.join())
  if (!text || !now) return null
  if (contentHash === now.contentHash) return 'current'
  return text.hash === now.textHash ? 'otherwise' : 'earlier'
}

/** An unknown age, or that of no video, is not called older. */
export const isOlder = (age: VideoAge | null | undefined): boolean => age === 'otherwise' || age === 'earlier'
