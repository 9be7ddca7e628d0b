import type { PictureJson } from '@voxdeck/contracts/projects/project'
import type { StoredSlide } from '@voxdeck/db/slides/slide-rows'

/** A slide's picture, without its times on screen. */
export const presentPicture = ({
  id,
  projectId,
  position,
  pictureName,
  picture,
}: Pick<StoredSlide, 'id' | 'projectId' | 'position' | 'pictureName' | 'picture'>): PictureJson => ({
  id,
  projectId,
  filename: picture.filename,
  thumbnailFilename: picture.thumbnailFilename,
  originalName: pictureName,
  size: picture.size,
  width: picture.width,
  height: picture.height,
  orderIndex: position,
})
