import type { Image } from '@voxdeck/contracts/images/image'
import type { ProjectSummary } from '@voxdeck/contracts/projects/project'
import type { Video } from '@voxdeck/contracts/videos/video'

/** The picture chosen for the project, else its first slide. */
export const thumbnailOf = ({ images, thumbnailImageId }: ProjectSummary): Image | undefined =>
  images.find(({ id }) => id === thumbnailImageId) ??
  images.toSorted((one, other) => one.orderIndex - other.orderIndex)[0]

/** English, and each translation. */
export const languageCountOf = ({ translations }: ProjectSummary): number => translations.length + 1

/** The film that says most about the project now: the last one started, unless somebody called it off. */
export const latestFilmOf = ({ videos }: ProjectSummary): Video | undefined => {
  const newestFirst = videos.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
  return newestFirst.find(({ status }) => status !== 'cancelled') ?? newestFirst[0]
}
