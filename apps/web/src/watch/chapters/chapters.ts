import type { Chapter } from '../source/watched.ts'

/** Index of the chapter at a time; -1 before the first. */
export const chapterIndexAt = (chapters: readonly Chapter[], seconds: number): number =>
  chapters.findLastIndex(({ startTime }) => startTime <= seconds)

/** After this many seconds in a chapter, going back seeks to its start, not to the previous chapter. */
const settledSeconds = 3

/** Start time to seek to: of the next chapter, or of this or the previous one; null where there is none. */
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
