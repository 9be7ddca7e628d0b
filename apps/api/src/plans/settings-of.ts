import type { VideoSettings } from '@voxdeck/core/video-settings'
import type { ProjectRow } from '@voxdeck/db/projects/project-rows'

type SettingsRow = Pick<
  ProjectRow,
  'speaking_speed' | 'resolution' | 'transition' | 'shape' | 'picture_fit' | 'captions'
>

export const settingsOf = (project: SettingsRow): VideoSettings => ({
  speakingSpeed: project.speaking_speed,
  resolution: project.resolution,
  transition: project.transition,
  shape: project.shape,
  pictureFit: project.picture_fit,
  captions: project.captions,
})
