import type { Speech } from '@/project/queries/preview-speech.ts'
import { pictureAddress } from '@/project/slides/slide-picture.tsx'
import { soundPassage, waitPassage } from './playback-step.ts'
import { createConductor, type StageNews } from './slide-runner.ts'
import { createSpeechShelf } from './speech-cache.ts'
import type { StageSlide } from './stage-slide.ts'

type ShowOptions = {
  kind: 'presentation' | 'slide'
  ids: readonly string[]
  /** Number of the first slide within the project, from 1. */
  number: number
  look: (slideId: string) => StageSlide | null
  fetchSpeech: (speech: Speech, signal: AbortSignal) => Promise<Blob>
  tell: (news: StageNews) => void
}

/**
 * Preloads pictures and holds them in memory for the length of the show, so that showing one needs no
 * network.
 */
const createPictures = () => {
  const opened = new Map<string, HTMLImageElement>()
  return async ({ filename }: StageSlide): Promise<void> => {
    if (opened.has(filename)) return
    const picture = new Image()
    picture.src = pictureAddress(filename)
    await picture.decode()
    opened.set(filename, picture)
  }
}

/** A running presentation or single slide: conductor, preloaded pictures and speech cache. */
export const createShow = ({ kind, ids, number, look, fetchSpeech, tell }: ShowOptions) => {
  const shelf = createSpeechShelf(fetchSpeech)
  const conductor = createConductor<StageSlide>({
    ids,
    look,
    open: createPictures(),
    addressOf: shelf.addressOf,
    sound: soundPassage,
    wait: waitPassage,
    tell,
  })
  return {
    kind,
    count: ids.length,
    number,
    conductor,
    close: () => {
      conductor.stop()
      shelf.close()
    },
  }
}

export type Show = ReturnType<typeof createShow>
