import type { Video } from '@voxdeck/contracts/videos/video'

export const newestFirst = (videos: readonly Video[]): Video[] =>
  [...videos].sort((a, b) => lastNews(b).localeCompare(lastNews(a)))

/** A film that is asked for again keeps its first date, so the day it became ready counts too. */
const lastNews = ({ createdAt, completedAt }: Video) =>
  (completedAt ?? '') > createdAt ? (completedAt ?? '') : createdAt

const english = (videos: readonly Video[]) =>
  newestFirst(videos).filter(({ languageCode }) => languageCode === 'en')

/** The English film to tell about: the one under way, else the one asked for last, whatever became of it. */
export const currentEnglishFilm = (videos: readonly Video[], askedFor?: string): Video | undefined => {
  const films = english(videos)
  return (
    films.find(({ status }) => status === 'generating') ?? films.find(({ id }) => id === askedFor) ?? films[0]
  )
}

/** The English film to play and download: the one asked for last, else the newest that is finished. */
export const readyEnglishFilm = (videos: readonly Video[], askedFor?: string): Video | undefined => {
  const ready = english(videos).filter(({ status }) => status === 'completed')
  return ready.find(({ id }) => id === askedFor) ?? ready[0]
}
