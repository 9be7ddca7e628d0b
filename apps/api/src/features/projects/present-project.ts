import type { Image } from '@voxdeck/contracts/images/image'
import type { Project, SlideScript } from '@voxdeck/contracts/projects/project'
import { scriptsOfSlides } from '@voxdeck/core/plan/make-plan'
import { countWords, spokenSeconds } from '@voxdeck/core/script/words'
import { estimateTimes } from '@voxdeck/core/timeline/estimate-times'
import type { ImageRow, ProjectRows } from '@voxdeck/db/projects/project-rows'
import { presentVideo } from '../videos/present-video.ts'

export const presentImages = ({ project, images }: Pick<ProjectRows, 'project' | 'images'>): Image[] => {
  const scripts = scriptsOfSlides(
    project.english_script,
    images.map((image) => image.script),
  )
  const times = estimateTimes(
    images.map((image, index) => ({ script: scripts[index] ?? '', manualSeconds: image.manual_seconds })),
    project.speaking_speed,
  )
  return images.map((image, index) => ({
    id: image.id,
    projectId: image.project_id,
    filename: image.filename,
    thumbnailFilename: image.thumbnail_filename,
    originalName: image.original_name,
    size: image.size,
    width: image.width,
    height: image.height,
    orderIndex: image.order_index,
    startTime: times[index]?.startTime ?? 0,
    endTime: times[index]?.endTime ?? 0,
    manualDuration: image.manual_seconds,
  }))
}

const presentSlideScript = (image: ImageRow, index: number, wordsPerMinute: number): SlideScript => {
  const wordCount = countWords(image.script)
  return {
    imageId: image.id,
    slideNumber: index + 1,
    script: image.script,
    wordCount,
    estimatedDuration: spokenSeconds(wordCount, wordsPerMinute),
    selectedVoice: image.selected_voice,
    audioRecording: null,
    recordingDuration: null,
    videoUrl: image.clip_filename ? `/api/clips/${image.clip_filename}` : null,
    videoFilename: image.clip_original_name,
  }
}

export const presentProject = (rows: ProjectRows): Project => ({
  id: rows.project.id,
  title: rows.project.title,
  englishScript: rows.project.english_script,
  images: presentImages(rows),
  videos: rows.videos.map((video) => presentVideo(video)),
  translations: [],
  slideScripts: rows.images.map((image, index) =>
    presentSlideScript(image, index, rows.project.speaking_speed),
  ),
  videoSettings: {
    speakingSpeed: rows.project.speaking_speed,
    resolution: rows.project.resolution,
    transition: rows.project.transition,
  },
  thumbnailImageId: rows.project.thumbnail_image_id,
  revision: rows.project.revision,
  createdAt: rows.project.created_at.toISOString(),
  updatedAt: rows.project.updated_at.toISOString(),
})
