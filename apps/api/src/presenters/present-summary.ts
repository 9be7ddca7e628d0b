import type { ProjectSummaryJson } from '@voxdeck/contracts/projects/project'
import type { ListedProject } from '@voxdeck/db/projects/list-projects'
import type { SummaryParts } from '@voxdeck/db/projects/summary-parts'
import { pictureOfRow, type SlideRow } from '@voxdeck/db/slides/slide-rows'
import { settingsOf } from '../plans/settings-of.ts'
import { presentPicture } from './present-picture.ts'
import { presentVideo } from './present-video.ts'

const pictureOf = (row: SlideRow) => ({
  id: row.id,
  projectId: row.project_id,
  position: row.position,
  pictureName: row.picture_name,
  picture: pictureOfRow(row),
})

export const presentSummary = (
  project: ListedProject,
  { slides, slideCount, videos, languages }: SummaryParts,
  cursor: string,
): ProjectSummaryJson => ({
  id: project.id,
  title: project.title,
  images: slides.map((row) => presentPicture(pictureOf(row))),
  imageCount: slideCount,
  videos: videos.map((video) => presentVideo(video)),
  translations: languages.map(({ language }) => ({ languageCode: language })),
  videoSettings: settingsOf(project),
  thumbnailImageId: project.thumbnail_slide_id,
  revision: project.revision,
  createdAt: project.created_at.toISOString(),
  updatedAt: project.updated_at.toISOString(),
  cursor,
})
