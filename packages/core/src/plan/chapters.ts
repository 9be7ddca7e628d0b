import { framesPerSecond } from '../timeline/timing.ts'
import { firstWords } from './first-words.ts'

export type Chapter = { startFrame: number; title: string }

export type ChapterSlide = {
  startFrame: number
  /** The first sentence it says; empty where it says nothing. */
  said: string
}

/** As YouTube takes them: at least three, the first at the very beginning, each ten seconds or more. */
export const chapterLimits = { least: 3, shortestFrames: 10 * framesPerSecond, longestTitle: 60 } as const

const titleOf = ({ said }: ChapterSlide, number: number, language: string): string => {
  const begins = firstWords(said, chapterLimits.longestTitle, language)
  const title = begins.length < said.length ? `${begins.replace(/[\s,;:–—-]+$/u, '')}…` : begins
  return title.replace(/[.。]$/u, '') || String(number)
}

/**
 * A video's chapters: its slides, where each begins a new one unless the one before would be too short. None at all
 * where too few are left to be worth a list.
 */
export const chaptersOf = (slides: readonly ChapterSlide[], frames: number, language: string): Chapter[] => {
  const chapters: Chapter[] = []
  slides.forEach((slide, index) => {
    const last = chapters.at(-1)
    if (last && slide.startFrame - last.startFrame < chapterLimits.shortestFrames) return
    // What is left of the video has to be long enough too.
    if (last && frames - slide.startFrame < chapterLimits.shortestFrames) return
    chapters.push({ startFrame: slide.startFrame, title: titleOf(slide, index + 1, language) })
  })
  return chapters.length < chapterLimits.least ? [] : chapters
}
