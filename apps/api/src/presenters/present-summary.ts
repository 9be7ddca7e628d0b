import type { ProjectSummaryJson } from '@voxdeck/contracts/projects/project'
import type { ListedProject } from '@voxdeck/db/projects/list-projects'
import type { SummaryParts } from '@voxdeck/db/projects/summary-parts'
import { pictureOfRow, type SlideRow } from '@voxdeck/db/slides/slide-rows'
import { settingsOf } from '../plans/settings-of.ts'
import { presentPicture } from './present-picture.ts'
import { presentThumbnail } from './present-thumbnail.ts'
import { presentVideo } from './present-video.ts'

const pictureOf = (projectId: string, row: SlideRow) => ({
  id: row.id,
  projectId,
  position: row.position,
  pictureName: row.picture_name,
  picture: pictureOfRow(row),
})

export const presentSummary = (
  project: ListedProject,
  { slides, slideCount, videos, languages }: SummaryParts,
  hashesNow: ProjectSummaryJson['hashesNow'],
  cursor: string,
): ProjectSummaryJson => ({
  id: project.id,
  title: project.title,
  sourceLanguage: project.source_language,
  images: slides.map((row) => presentPicture(pictureOf(project.id, row))),
  imageCount: slideCount,
  videos: videos.map((video) => presentVideo(video)),
  translations: languages.map(({ language, title }) => ({ languageCode: language, title })),
  videoSettings: settingsOf(project),
  thumbnailImageId: presentThumbnail(project, slides),
  revision: project.revision,
  hashesNow,
  createdAt: project.created_at.toISOString(),
  updatedAt: project.updated_at.toISOString(),
  cursor,
})
