import { pictureColumns } from './change-slides.ts'
import { clipColumns } from './clips.ts'
import type { StoredSlide } from './slide-rows.ts'

/** File names of a slide in the copy; null where the slide has no such file. */
export type CopiedFiles = {
  pictureFilename: string
  thumbnailFilename: string
  /** By the names of the recordings that were copied, in every language. */
  recordingFilenames: ReadonlyMap<string, string>
  clipFilename: string | null
}

/** The columns of a slide's copy, without its place. */
export const copiedColumns = ({
  slide,
  id,
  files,
}: {
  slide: StoredSlide
  id: string
  files: CopiedFiles
}) => ({
  id,
  title: slide.title,
  picture_name: slide.pictureName,
  manual_seconds: slide.manualSeconds,
  speaking_speed: slide.speakingSpeed,
  picture_fit: slide.pictureFit,
  is_silent: slide.isSilent,
  ...pictureColumns({
    ...slide.picture,
    filename: files.pictureFilename,
    thumbnailFilename: files.thumbnailFilename,
  }),
  ...clipColumns(slide.clip && files.clipFilename ? { ...slide.clip, filename: files.clipFilename } : null),
  clip_keeps_sound: slide.clip?.keepsSound ?? false,
})
