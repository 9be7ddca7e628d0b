import type { VideoSettings } from '@voxdeck/core/video-settings'
import type { Music } from '../music/music.ts'
import {
  type ListedSlide,
  type ProjectSlide,
  readListedSlide,
  readScript,
  readSlide,
  unwritten,
} from '../slides/read-slide.ts'
import type { Video } from '../videos/video.ts'
import type { HashesNow, ProjectJson, ProjectSummaryJson } from './project.ts'

type ProjectHead = {
  id: string
  title: string
  /** The language that it is written in. */
  sourceLanguage: string
  videos: Video[]
  /** Codes of the languages it is translated into. */
  languages: string[]
  /** The title in those that have one of their own. */
  titles: Partial<Record<string, string>>
  settings: VideoSettings
  thumbnailSlideId: string | null
  /** Of a video requested now, in languages of videos that it has. */
  hashesNow: HashesNow
  /** Incremented by every change; the event stream announces it. */
  revision: number
  createdAt: string
  updatedAt: string
}

export type Project = ProjectHead & {
  /** For the whole project: spread over the slides while none has a script of its own. */
  script: string
  /** By position. */
  slides: ProjectSlide[]
  /** Plays under its videos. */
  music: Music | null
}

/** A project as a list shows it; a card has only the slide of its thumbnail. */
export type ProjectSummary = ProjectHead & {
  slides: ListedSlide[]
  slideCount: number
  /** Where it stands in the sorting asked for; the next page begins after it. */
  cursor: string
}

type HeadJson = Pick<ProjectSummaryJson, 'translations' | 'videoSettings' | 'thumbnailImageId'>

/** Renames what differs; everything else of the JSON is called as in the domain. */
const readHead = <Json extends HeadJson>({
  translations,
  videoSettings: settings,
  thumbnailImageId: thumbnailSlideId,
  ...json
}: Json) => ({
  ...json,
  languages: translations.map(({ languageCode }) => languageCode),
  titles: Object.fromEntries(
    translations.flatMap(({ languageCode, title }) => (title === null ? [] : [[languageCode, title]])),
  ),
  settings,
  thumbnailSlideId,
})

export const byPosition = (one: ListedSlide, other: ListedSlide): number => one.position - other.position

/** Joins `images` and `slideScripts` by the slide's id. */
export const readProject = ({
  images,
  slideScripts,
  englishScript: script,
  ...json
}: ProjectJson): Project => {
  const scripts = new Map(slideScripts.map((one) => [one.imageId, readScript(one)]))
  return {
    ...readHead(json),
    script,
    slides: images
      .map((image) => ({ ...readSlide(image), ...(scripts.get(image.id) ?? unwritten) }))
      .sort(byPosition),
  }
}

export const readProjectSummary = ({
  images,
  imageCount: slideCount,
  ...json
}: ProjectSummaryJson): ProjectSummary => ({
  ...readHead(json),
  slides: images.map(readListedSlide),
  slideCount,
})
