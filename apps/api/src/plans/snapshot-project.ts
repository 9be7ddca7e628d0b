import type { ProjectSnapshot } from '@voxdeck/core/plan/make-plan'
import type { PlannedClip, PlannedMusic, PlannedRecording } from '@voxdeck/core/plan/plan'
import type { Size } from '@voxdeck/core/video-settings'
import type { ProjectRow, ProjectRows } from '@voxdeck/db/projects/project-rows'
import type { Recordings } from '@voxdeck/db/slides/recordings'
import type { StoredSlide } from '@voxdeck/db/slides/slide-rows'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { settingsOf } from './settings-of.ts'

export const plannedRecording = ({ recording }: Pick<Recordings, 'recording'>): PlannedRecording | null =>
  recording && {
    object: objectKeys.recording(recording.filename),
    hash: recording.hash,
    samples: recording.samples,
  }

const clipOf = ({ clip }: StoredSlide): PlannedClip | null =>
  clip && {
    object: objectKeys.clip(clip.filename),
    hash: clip.hash,
    frames: clip.frames,
    keepsSound: clip.hasSound && clip.keepsSound,
  }

const clipSizeOf = ({ clip }: StoredSlide): Size | null =>
  clip?.width && clip.height ? { width: clip.width, height: clip.height } : null

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

export const snapshotProject = ({ project, slides, lexicon }: ProjectRows): ProjectSnapshot => ({
  projectId: project.id,
  salt: project.salt,
  sourceLanguage: project.source_language,
  projectScript: project.script,
  settings: settingsOf(project),
  slides: slides.map((slide) => ({
    slideId: slide.id,
    picture: objectKeys.picture(slide.picture.filename),
    pictureHash: slide.picture.hash,
    pictureSize: { width: slide.picture.width, height: slide.picture.height },
    manualSeconds: slide.manualSeconds,
    speakingSpeed: slide.speakingSpeed,
    pictureFit: slide.pictureFit,
    script: slide.script,
    voice: slide.voice,
    recording: plannedRecording(slide),
    clip: clipOf(slide),
    clipSize: clipSizeOf(slide),
  })),
  music: musicOf(project),
  lexicon: lexicon.filter(({ language }) => language === project.source_language),
})
