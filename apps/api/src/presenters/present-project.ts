import type { ProjectJson, SlideScriptJson } from '@voxdeck/contracts/projects/project'
import type { ImageJson } from '@voxdeck/contracts/slides/image'
import { resolveSlideScripts } from '@voxdeck/core/plan/make-plan'
import { measureScript } from '@voxdeck/core/script/measure-script'
import { scriptSeconds } from '@voxdeck/core/script/words'
import { estimateTimes } from '@voxdeck/core/timeline/estimate-times'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import type { ProjectRows } from '@voxdeck/db/projects/project-rows'
import type { StoredSlide } from '@voxdeck/db/slides/slide-rows'
import type { MeasuredNarrations } from '../plans/measured-narrations.ts'
import { settingsOf } from '../plans/settings-of.ts'
import { presentMusic } from './present-music.ts'
import { presentPicture } from './present-picture.ts'
import { presentVideo } from './present-video.ts'
import { recordingUrl } from './recording-url.ts'

export const presentSlides = (
  { project, slides }: Pick<ProjectRows, 'project' | 'slides'>,
  measured: MeasuredNarrations,
): ImageJson[] => {
  const scripts = resolveSlideScripts(
    project.script,
    slides.map(({ script }) => script),
  )
  const times = estimateTimes(
    slides.map(({ id, manualSeconds }, index) => ({
      script: scripts[index] ?? '',
      measuredSamples: measured.get(id)?.samples ?? null,
      manualSeconds,
    })),
    project.speaking_speed,
  )
  return slides.map((slide, index) => ({
    ...presentPicture(slide),
    startTime: times[index]?.startTime ?? 0,
    endTime: times[index]?.endTime ?? 0,
    manualDuration: slide.manualSeconds,
  }))
}

const presentSlideScript = (
  slide: StoredSlide,
  index: number,
  { wordsPerMinute, measured }: { wordsPerMinute: number; measured: MeasuredNarrations },
): SlideScriptJson => {
  const length = measureScript(slide.script)
  const spoken = measured.get(slide.id)
  return {
    imageId: slide.id,
    slideNumber: index + 1,
    script: slide.script,
    wordCount: length.words,
    estimatedDuration: scriptSeconds(length, wordsPerMinute),
    selectedVoice: slide.voice,
    narration: spoken ? { seconds: spoken.samples / sampleRate, peaks: spoken.peaks } : null,
    audioRecording: slide.recording && recordingUrl(slide.recording.filename),
    recordingDuration: slide.recording && slide.recording.samples / sampleRate,
    videoUrl: slide.clip && `/api/clips/${slide.clip.filename}`,
    videoFilename: slide.clip?.name ?? null,
    videoHasSound: slide.clip?.hasSound ?? false,
    keepVideoSound: slide.clip?.keepsSound ?? false,
  }
}

export const presentProject = (
  rows: ProjectRows,
  measured: MeasuredNarrations,
  hashes: Pick<ProjectJson, 'textHash' | 'contentHash'>,
): ProjectJson => ({
  id: rows.project.id,
  title: rows.project.title,
  englishScript: rows.project.script,
  images: presentSlides(rows, measured),
  videos: rows.videos.map((video) => presentVideo(video)),
  translations: rows.languages.map(({ language }) => ({ languageCode: language })),
  slideScripts: rows.slides.map((slide, index) =>
    presentSlideScript(slide, index, { wordsPerMinute: rows.project.speaking_speed, measured }),
  ),
  videoSettings: settingsOf(rows.project),
  music: presentMusic(rows.project),
  thumbnailImageId: rows.project.thumbnail_slide_id,
  revision: rows.project.revision,
  ...hashes,
  createdAt: rows.project.created_at.toISOString(),
  updatedAt: rows.project.updated_at.toISOString(),
})
