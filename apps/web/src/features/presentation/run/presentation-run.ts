import type { StageSlide } from '@/project/playback/stage-slide.ts'
import type { Speech } from '@/project/queries/preview-speech.ts'
import { pictureAddress } from '@/project/slides/slide-picture.tsx'
import { soundStep, waitStep } from './playback-step.ts'
import { createSlideRunner, type StageNews } from './slide-runner.ts'
import { createSpeechCache } from './speech-cache.ts'

type PresentationRunOptions = {
  kind: 'presentation' | 'slide'
  ids: readonly string[]
  /** Number of the first slide within the project, from 1. */
  number: number
  look: (slideId: string) => StageSlide | null
  fetchSpeech: (speech: Speech, signal: AbortSignal) => Promise<Blob>
  tell: (news: StageNews) => void
}

/**
 * Preloads pictures and holds them in memory for the length of the run, so that showing one needs no
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

/** A running presentation or single slide: slide runner, preloaded pictures and speech cache. */
export const createPresentationRun = ({
  kind,
  ids,
  number,
  look,
  fetchSpeech,
  tell,
}: PresentationRunOptions) => {
  const cache = createSpeechCache(fetchSpeech)
  const runner = createSlideRunner<StageSlide>({
    ids,
    look,
    open: createPictures(),
    addressOf: cache.addressOf,
    sound: soundStep,
    wait: waitStep,
    tell,
  })
  return {
    kind,
    count: ids.length,
    number,
    runner,
    close: () => {
      runner.stop()
      cache.close()
    },
  }
}

export type PresentationRun = ReturnType<typeof createPresentationRun>
