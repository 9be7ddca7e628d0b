import { framesPerSecond } from '../timeline/timing.ts'
import { firstWords } from './first-words.ts'

export type Chapter = { startFrame: number; title: string }

export type ChapterSlide = {
  startFrame: number
  /** The slide's first sentence; empty when it says nothing. */
  said: string
}

/** YouTube's rules: at least three, the first at 0:00, each ten seconds or longer. */
export const chapterLimits = { least: 3, shortestFrames: 10 * framesPerSecond, longestTitle: 60 } as const

const titleOf = ({ said }: ChapterSlide, number: number, language: string): string => {
  const begins = firstWords(said, chapterLimits.longestTitle, language)
  const title = begins.length < said.length ? `${begins.replace(/[\s,;:–—-]+$/u, '')}…` : begins
  return title.replace(/[.。]$/u, '') || String(number)
}

/**
 * A video's chapters: one for each slide, unless the chapter before would be too short. Empty when fewer than three
 * are left.
 */
export const chaptersOf = (slides: readonly ChapterSlide[], frames: number, language: string): Chapter[] => {
  const chapters: Chapter[] = []
  slides.forEach((slide, index) => {
    const last = chapters.at(-1)
    if (last && slide.startFrame - last.startFrame < chapterLimits.shortestFrames) return
    // The last chapter has to be long enough too.
    if (last && frames - slide.startFrame < chapterLimits.shortestFrames) return
    chapters.push({ startFrame: slide.startFrame, title: titleOf(slide, index + 1, language) })
  })
  return chapters.length < chapterLimits.least ? [] : chapters
}
