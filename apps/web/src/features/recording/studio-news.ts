import type { StudioNews } from './studio.ts'

type Teller = (news: StudioNews) => void

/**
 * Queues news until the first listener subscribes: the microphone may be refused before the dialogs are
 * mounted.
 */
export const createStudioNews = () => {
  const tellers = new Set<Teller>()
  const untold: StudioNews[] = []
  return {
    tell: (news: StudioNews): void => {
      if (tellers.size === 0) untold.push(news)
      for (const teller of tellers) teller(news)
    },
    onNews: (teller: Teller) => {
      tellers.add(teller)
      for (const news of untold.splice(0)) teller(news)
      return () => tellers.delete(teller)
    },
  }
}
