import { sourceLanguage } from '@voxdeck/core/languages/languages'
import type { ProjectSnapshot } from '@voxdeck/core/plan/make-plan'
import type { PlannedClip, PlannedMusic, PlannedRecording } from '@voxdeck/core/plan/plan'
import type { Size } from '@voxdeck/core/video-settings'
import type { ImageRow, ProjectRow, ProjectRows } from '@voxdeck/db/projects/project-rows'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { settingsOf } from '../projects/settings-of.ts'

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

const clipSizeOf = ({ clip_width: width, clip_height: height }: ImageRow): Size | null =>
  width && height ? { width, height } : null

const musicOf = (project: ProjectRow): PlannedMusic | null =>
  project.music_filename && project.music_hash && project.music_samples && project.music_lufs !== null
    ? {
        object: objectKeys.music(project.music_filename),
        hash: project.music_hash,
        samples: project.music_samples,
        lufs: project.music_lufs,
        volume: project.music_volume,
      }
    : null

export const snapshotProject = ({ project, images, lexicon }: ProjectRows): ProjectSnapshot => ({
  projectId: project.id,
  englishScript: project.english_script,
  settings: settingsOf(project),
  slides: images.map((image) => ({
    imageId: image.id,
    picture: objectKeys.picture(image.filename),
    pictureHash: image.picture_hash,
    pictureSize: { width: image.width, height: image.height },
    manualSeconds: image.manual_seconds,
    script: image.script,
    voice: image.selected_voice,
    recording: recordingOf(image),
    clip: clipOf(image),
    clipSize: clipSizeOf(image),
  })),
  music: musicOf(project),
  lexicon: lexicon.filter(({ language }) => language === sourceLanguage),
})
