import type { ProjectSnapshot } from '@voxdeck/core/plan/make-plan'
import type { ProjectRows } from '@voxdeck/db/projects/project-rows'
import { objectKeys } from '@voxdeck/storage/object-keys'

export const snapshotProject = ({ project, images }: ProjectRows): ProjectSnapshot => ({
  projectId: project.id,
  englishScript: project.english_script,
  settings: {
    speakingSpeed: project.speaking_speed,
    resolution: project.resolution,
    transition: project.transition,
  },
  slides: images.map((image) => ({
    imageId: image.id,
    picture: objectKeys.picture(image.filename),
    pictureHash: image.picture_hash,
    manualSeconds: image.manual_seconds,
    script: image.script,
    voice: image.selected_voice,
  })),
})
