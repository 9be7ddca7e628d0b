import type { Chapter } from '../plan/chapters.ts'
import { framesPerSecond } from '../timeline/timing.ts'

const two = (value: number): string => String(value).padStart(2, '0')

/** A timestamp for a description: '0:00', '12:05', '1:02:03'. */
export const chapterTime = (frame: number): string => {
  const seconds = Math.floor(frame / framesPerSecond)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

export const chapterLines = (chapters: readonly Chapter[]): string[] =>
  chapters.map(({ startFrame, title }) => `${chapterTime(startFrame)} ${title}`)

const line = /^(?:(\d+):)?(\d{1,2}):(\d{2})\s+(\S.*)$/

/** The seconds at which chapters begin, from the lines of a description that are chapter lines. */
export const readChapterLines = (description: string): number[] =>
  description.split('\n').flatMap((text) => {
    const [, hours = '0', minutes, seconds] = line.exec(text) ?? []
    if (minutes === undefined || seconds === undefined) return []
    return [(Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)]
  })
