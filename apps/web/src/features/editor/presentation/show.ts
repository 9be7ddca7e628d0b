import type { Speech } from '../api/preview-speech.ts'
import { pictureAddress } from '../slide-picture.tsx'
import { createConductor, type StageNews } from './conductor.ts'
import { soundPassage, waitPassage } from './passage.ts'
import { createSpeechShelf } from './speech-shelf.ts'
import type { StageSlide } from './stage-slide.ts'

type ShowOptions = {
  kind: 'presentation' | 'slide'
  ids: readonly string[]
  /** Of the first slide among all. */
  number: number
  look: (slideId: string) => StageSlide | null
  fetchSpeech: (speech: Speech, signal: AbortSignal) => Promise<Blob>
  tell: (news: StageNews) => void
}

/** Once seen, a picture stays in memory for as long as the show: it needs no network when its turn comes. */
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

/** Slides on the stage, with everything that sounds and waits. */
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
