import type { Picture, ProjectSummary } from '@voxdeck/contracts/projects/project'
import type { ListedProject } from '@voxdeck/db/projects/list-projects'
import type { PictureRow, SummaryParts } from '@voxdeck/db/projects/summary-parts'
import { presentVideo } from '../videos/present-video.ts'

const presentPicture = (image: PictureRow): Picture => ({
  id: image.id,
  projectId: image.project_id,
  filename: image.filename,
  thumbnailFilename: image.thumbnail_filename,
  originalName: image.original_name,
  size: image.size,
  width: image.width,
  height: image.height,
  orderIndex: image.order_index,
})

export const presentSummary = (
  project: ListedProject,
  { images, imageCount, videos }: SummaryParts,
  cursor: string,
): ProjectSummary => ({
  id: project.id,
  title: project.title,
  images: images.map(presentPicture),
  imageCount,
  videos: videos.map((video) => presentVideo(video)),
  translations: [],
  videoSettings: {
    speakingSpeed: project.speaking_speed,
    resolution: project.resolution,
    transition: project.transition,
  },
  thumbnailImageId: project.thumbnail_image_id,
  revision: project.revision,
  createdAt: project.created_at.toISOString(),
  updatedAt: project.updated_at.toISOString(),
  cursor,
})
