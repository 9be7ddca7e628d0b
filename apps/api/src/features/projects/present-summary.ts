import type { ProjectSummary } from '@voxdeck/contracts/projects/project'
import type { ListedProject } from '@voxdeck/db/projects/list-projects'
import type { SummaryParts } from '@voxdeck/db/projects/summary-parts'
import { presentVideo } from '../videos/present-video.ts'
import { presentPicture } from './present-picture.ts'
import { settingsOf } from './settings-of.ts'

export const presentSummary = (
  project: ListedProject,
  { images, imageCount, videos, languages }: SummaryParts,
  cursor: string,
): ProjectSummary => ({
  id: project.id,
  title: project.title,
  images: images.map(presentPicture),
  imageCount,
  videos: videos.map((video) => presentVideo(video)),
  translations: languages.map(({ language }) => ({ languageCode: language })),
  videoSettings: settingsOf(project),
  thumbnailImageId: project.thumbnail_image_id,
  revision: project.revision,
  createdAt: project.created_at.toISOString(),
  updatedAt: project.updated_at.toISOString(),
  cursor,
})
