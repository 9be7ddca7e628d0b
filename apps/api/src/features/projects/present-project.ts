import type { Image } from '@voxdeck/contracts/images/image'
import type { Project, SlideScript } from '@voxdeck/contracts/projects/project'
import { scriptsOfSlides } from '@voxdeck/core/plan/make-plan'
import { measureScript } from '@voxdeck/core/script/measure-script'
import { scriptSeconds } from '@voxdeck/core/script/words'
import { estimateTimes } from '@voxdeck/core/timeline/estimate-times'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import type { ImageRow, ProjectRows } from '@voxdeck/db/projects/project-rows'
import { presentMusic } from '../music/present-music.ts'
import { recordingAddress } from '../recordings/resolve-recording.ts'
import { presentVideo } from '../videos/present-video.ts'
import type { MeasuredNarrations } from './measured-narrations.ts'
import { presentPicture } from './present-picture.ts'
import { settingsOf } from './settings-of.ts'

export const presentImages = (
  { project, images }: Pick<ProjectRows, 'project' | 'images'>,
  measured: MeasuredNarrations,
): Image[] => {
  const scripts = scriptsOfSlides(
    project.english_script,
    images.map((image) => image.script),
  )
  const times = estimateTimes(
    images.map((image, index) => ({
      script: scripts[index] ?? '',
      measuredSamples: measured.get(image.id)?.samples ?? null,
      manualSeconds: image.manual_seconds,
    })),
    project.speaking_speed,
  )
  return images.map((image, index) => ({
    ...presentPicture(image),
    startTime: times[index]?.startTime ?? 0,
    endTime: times[index]?.endTime ?? 0,
    manualDuration: image.manual_seconds,
  }))
}

const presentSlideScript = (
  image: ImageRow,
  index: number,
  { wordsPerMinute, measured }: { wordsPerMinute: number; measured: MeasuredNarrations },
): SlideScript => {
  const length = measureScript(image.script)
  const spoken = measured.get(image.id)
  return {
    imageId: image.id,
    slideNumber: index + 1,
    script: image.script,
    wordCount: length.words,
    estimatedDuration: scriptSeconds(length, wordsPerMinute),
    selectedVoice: image.selected_voice,
    narration: spoken ? { seconds: spoken.samples / sampleRate, peaks: spoken.peaks } : null,
    audioRecording: image.recording_filename && recordingAddress(image.recording_filename),
    recordingDuration: image.recording_samples === null ? null : image.recording_samples / sampleRate,
    videoUrl: image.clip_filename ? `/api/clips/${image.clip_filename}` : null,
    videoFilename: image.clip_original_name,
    videoHasSound: image.clip_has_sound,
    keepVideoSound: image.clip_keeps_sound,
  }
}

export const presentProject = (
  rows: ProjectRows,
  measured: MeasuredNarrations,
  hashes: Pick<Project, 'textHash' | 'contentHash'>,
): Project => ({
  id: rows.project.id,
  title: rows.project.title,
  englishScript: rows.project.english_script,
  images: presentImages(rows, measured),
  videos: rows.videos.map((video) => presentVideo(video)),
  translations: rows.languages.map(({ language }) => ({ languageCode: language })),
  slideScripts: rows.images.map((image, index) =>
    presentSlideScript(image, index, { wordsPerMinute: rows.project.speaking_speed, measured }),
  ),
  videoSettings: settingsOf(rows.project),
  music: presentMusic(rows.project),
  thumbnailImageId: rows.project.thumbnail_image_id,
  revision: rows.project.revision,
  ...hashes,
  createdAt: rows.project.created_at.toISOString(),
  updatedAt: rows.project.updated_at.toISOString(),
})
