import type { Video } from '@voxdeck/contracts/videos/video'

export const newestFirst = (videos: readonly Video[]): Video[] =>
  [...videos].sort((a, b) => lastNews(b).localeCompare(lastNews(a)))

/** A video that is asked for again keeps its first date, so the day it became ready counts too. */
const lastNews = ({ createdAt, completedAt }: Video) =>
  (completedAt ?? '') > createdAt ? (completedAt ?? '') : createdAt

/** In whatever languages, the one that was asked for first before the others. */
export const videosUnderWay = (videos: readonly Video[]): Video[] =>
  videos
    .filter(({ status }) => status === 'generating')
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt))

/** The newest that failed and that nobody has made anew since, in the same languages. */
export const failedVideo = (videos: readonly Video[]): Video | undefined => {
  const told = new Set<string>()
  return newestFirst(videos).find(({ status, languageCode }) => {
    const isNewest = !told.has(languageCode)
    told.add(languageCode)
    return isNewest && status === 'failed'
  })
}

/** The English video to play and download: the one asked for last, else the newest that is finished. */
export const readyEnglishVideo = (videos: readonly Video[], askedFor?: string): Video | undefined => {
  const ready = newestFirst(videos).filter(
    ({ languageCode, status }) => languageCode === 'en' && status === 'completed',
  )
  return ready.find(({ id }) => id === askedFor) ?? ready[0]
}
