import type { ProjectJson, SlideScriptJson } from '@voxdeck/contracts/projects/project'
import type { ImageJson } from '@voxdeck/contracts/slides/image'
import { resolveSlideScripts } from '@voxdeck/core/plan/make-plan'
import { measureScript } from '@voxdeck/core/script/measure-script'
import { scriptSeconds } from '@voxdeck/core/script/words'
import { secondsOfFrames } from '@voxdeck/core/timeline/slide-length'
import { timeSlides } from '@voxdeck/core/timeline/time-slides'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import type { ProjectRows } from '@voxdeck/db/projects/project-rows'
import type { StoredSlide } from '@voxdeck/db/slides/slide-rows'
import type { MeasuredNarrations } from '../plans/measured-narrations.ts'
import { settingsOf } from '../plans/settings-of.ts'
import { presentMusic } from './present-music.ts'
import { presentPicture } from './present-picture.ts'
import { presentRecording } from './present-recording.ts'
import { presentThumbnail } from './present-thumbnail.ts'
import { presentVideo } from './present-video.ts'
import { recordingUrl } from './recording-url.ts'

/** The specification's end of a new slide, while nothing is known of any slide of its project. */
const unknownEnd = 10

export const presentSlides = (
  { project, slides }: Pick<ProjectRows, 'project' | 'slides'>,
  measured: MeasuredNarrations,
): ImageJson[] => {
  const scripts = resolveSlideScripts(
    project.script,
    slides.map(({ script }) => script),
    project.source_language,
  )
  const timed = timeSlides(
    slides.map(({ id, recording, manualSeconds, speakingSpeed }, index) => ({
      script: scripts[index] ?? '',
      recordedSamples: recording?.samples ?? null,
      spokenSamples: measured.get(id)?.samples ?? null,
      manualSeconds,
      speakingSpeed,
    })),
    project.speaking_speed,
    (script) => measureScript(script, project.source_language),
  )
  const isUnknown = timed.every(({ source }) => source === 'silent')
  return slides.map((slide, index) => {
    const { startFrame = 0, endFrame = 0 } = timed[index] ?? {}
    return {
      ...presentPicture(slide),
      startTime: isUnknown ? 0 : secondsOfFrames(startFrame),
      endTime: isUnknown ? unknownEnd : secondsOfFrames(endFrame),
      manualDuration: slide.manualSeconds,
    }
  })
}

const presentSlideScript = (
  slide: StoredSlide,
  index: number,
  { project, measured }: { project: ProjectRows['project']; measured: MeasuredNarrations },
): SlideScriptJson => {
  const length = measureScript(slide.script, project.source_language)
  const spoken = measured.get(slide.id)
  return {
    imageId: slide.id,
    slideNumber: index + 1,
    script: slide.script,
    wordCount: length.words,
    estimatedDuration: scriptSeconds(length, slide.speakingSpeed ?? project.speaking_speed),
    selectedVoice: slide.voice,
    speakingSpeed: slide.speakingSpeed,
    pictureFit: slide.pictureFit,
    silent: slide.isSilent,
    narration: spoken ? { seconds: spoken.samples / sampleRate, peaks: spoken.peaks } : null,
    audioRecording: slide.recording && recordingUrl(slide.recording.filename),
    recordingDuration: slide.recording && slide.recording.samples / sampleRate,
    keptRecording: slide.keptRecording && presentRecording(slide.keptRecording),
    takes: slide.takes,
    videoUrl: slide.clip && `/api/clips/${slide.clip.filename}`,
    videoFilename: slide.clip?.name ?? null,
    videoHasSound: slide.clip?.hasSound ?? false,
    keepVideoSound: slide.clip?.keepsSound ?? false,
  }
}

export const presentProject = (
  rows: ProjectRows,
  measured: MeasuredNarrations,
  hashesNow: ProjectJson['hashesNow'],
): ProjectJson => ({
  id: rows.project.id,
  title: rows.project.title,
  sourceLanguage: rows.project.source_language,
  englishScript: rows.project.script,
  images: presentSlides(rows, measured),
  videos: rows.videos.map((video) => presentVideo(video)),
  translations: rows.languages.map(({ language, title }) => ({ languageCode: language, title })),
  slideScripts: rows.slides.map((slide, index) =>
    presentSlideScript(slide, index, { project: rows.project, measured }),
  ),
  videoSettings: settingsOf(rows.project),
  music: presentMusic(rows.project),
  thumbnailImageId: presentThumbnail(rows.project, rows.slides),
  revision: rows.project.revision,
  hashesNow,
  createdAt: rows.project.created_at.toISOString(),
  updatedAt: rows.project.updated_at.toISOString(),
})
