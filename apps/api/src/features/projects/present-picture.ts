import type { Picture } from '@voxdeck/contracts/projects/project'
import type { PictureRow } from '@voxdeck/db/projects/summary-parts'

/** A slide's picture, without when it is on screen. */
export const presentPicture = (image: PictureRow): Picture => ({
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
