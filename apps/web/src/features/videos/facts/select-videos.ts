import type { Video } from '@voxdeck/contracts/videos/video'

export const newestFirst = (videos: readonly Video[]): Video[] =>
  [...videos].sort((a, b) => lastNews(b).localeCompare(lastNews(a)))

/** A video that is requested again keeps its first date, so the completion date counts too. */
export const lastNews = ({ createdAt, completedAt }: Video) =>
  (completedAt ?? '') > createdAt ? (completedAt ?? '') : createdAt

/** Videos in progress, oldest request first. */
export const videosUnderWay = (videos: readonly Video[]): Video[] =>
  videos
    .filter(({ status }) => status === 'generating')
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt))

/** The newest failed video that was not made again in the same languages. */
export const failedVideo = (videos: readonly Video[]): Video | undefined => {
  const seen = new Set<string>()
  return newestFirst(videos).find(({ status, languageCode }) => {
    const isNewest = !seen.has(languageCode)
    seen.add(languageCode)
    return isNewest && status === 'failed'
  })
}

/**
 * The video to play and download: the newest finished one that speaks the source language, with others or without;
 * else the newest. One in another language alone does not change with what is written first.
 */
export const readyVideo = (videos: readonly Video[], sourceLanguage: string): Video | undefined => {
  const ready = newestFirst(videos).filter(({ status }) => status === 'completed')
  return ready.find(({ languages }) => languages.includes(sourceLanguage)) ?? ready[0]
}
