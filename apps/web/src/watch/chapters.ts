import type { Chapter } from './watched.ts'

/** Which chapter a moment is in; -1 before the first. */
export const chapterIndexAt = (chapters: readonly Chapter[], seconds: number): number =>
  chapters.findLastIndex(({ startTime }) => startTime <= seconds)

/** This far into a chapter, going back means its beginning. */
const settledSeconds = 3

/** Where the next chapter begins, or this one or the one before it; null where there is none. */
export const chapterFrom = (
  chapters: readonly Chapter[],
  seconds: number,
  way: 'next' | 'previous',
): number | null => {
  const current = chapterIndexAt(chapters, seconds)
  if (way === 'next') return chapters[current + 1]?.startTime ?? null
  const isSettled = seconds - (chapters[current]?.startTime ?? 0) > settledSeconds
  return chapters[isSettled ? current : Math.max(0, current - 1)]?.startTime ?? null
}
