import type { ProjectSnapshot } from '@voxdeck/core/plan/make-plan'
import type { PlannedClip, PlannedRecording } from '@voxdeck/core/plan/plan'
import type { ImageRow, ProjectRows } from '@voxdeck/db/projects/project-rows'
import { objectKeys } from '@voxdeck/storage/object-keys'

const recordingOf = (image: ImageRow): PlannedRecording | null =>
  image.recording_filename && image.recording_hash && image.recording_samples
    ? {
        object: objectKeys.recording(image.recording_filename),
        hash: image.recording_hash,
        samples: image.recording_samples,
      }
    : null

const clipOf = (image: ImageRow): PlannedClip | null =>
  image.clip_filename && image.clip_hash && image.clip_frames
    ? {
        object: objectKeys.clip(image.clip_filename),
        hash: image.clip_hash,
        frames: image.clip_frames,
        keepsSound: image.clip_has_sound && image.clip_keeps_sound,
      }
    : null

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
    recording: recordingOf(image),
    clip: clipOf(image),
  })),
})
