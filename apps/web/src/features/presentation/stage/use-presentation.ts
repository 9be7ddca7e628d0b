import type { Project } from '@voxdeck/contracts/projects/read-project'
import type { Voice } from '@voxdeck/core/voices'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { WritingDesk } from '@/features/scripts/script-tools.ts'
import type { Speech } from '@/project/queries/preview-speech.ts'
import { createShow, type Show } from '../run/presentation-run.ts'
import type { StageNews } from '../run/slide-runner.ts'
import { hasContent, stageSlide } from '../run/stage-slide.ts'
import type { StageWish } from '../stage-wish.ts'
import { createStageStore } from './stage-store.ts'
import { useStageWords } from './use-stage-words.ts'

export type ShowProps = {
  wish: StageWish
  project: Project
  desk: WritingDesk
  voices: readonly Voice[]
  fetchSpeech: (speech: Speech, signal: AbortSignal) => Promise<Blob>
  onEnd: () => void
}

/** Starts the requested show, reports how it ends, and stops its sounds when the page is left. */
export const useShow = ({ wish, project, desk, voices, fetchSpeech, onEnd }: ShowProps) => {
  const words = useStageWords()
  const [stage] = useState(createStageStore)
  const { show, isSmall } = useSyncExternalStore(stage.subscribe, stage.read)
  // Called when a slide starts, so it returns the state at that time.
  const look = (slideId: string) =>
    stageSlide({ project: desk.readProject() ?? project, doc: desk.store.read(), voices }, slideId)

  const begin = (kind: Show['kind'], ids: readonly string[], number: number) => {
    if (show?.kind === 'presentation') words.sayStopped(show)
    const tell = (news: StageNews) => {
      if (news.kind !== 'complete') return words.tellTrouble(kind, number + news.number - 1, news)
      if (kind === 'presentation') words.sayComplete()
      onEnd()
    }
    const speak: typeof fetchSpeech = (speech, signal) =>
      fetchSpeech({ ...speech, projectId: project.id }, signal)
    stage.begin(createShow({ kind, ids, number, look, fetchSpeech: speak, tell }))
    if (kind === 'presentation') words.sayStarted()
  }
  /** Says why nothing starts; a minimised presentation continues. */
  const refuse = (reason: 'noSlides' | 'noContent') => {
    words.refuse(reason)
    if (!show) onEnd()
  }

  const fulfil = useEffectEvent((wished: StageWish) => {
    const ids = project.slides.map(({ id }) => id)
    if (wished.kind === 'presentation') {
      if (show?.kind === 'presentation') return stage.resize(false)
      return ids.length > 0 ? begin('presentation', ids, 1) : refuse('noSlides')
    }
    const slide = look(wished.slideId)
    if (slide && !hasContent(slide)) return refuse('noContent')
    begin('slide', [wished.slideId], ids.indexOf(wished.slideId) + 1)
  })
  useEffect(() => fulfil(wish), [wish])
  useEffect(() => stage.clear, [stage])

  const stop = () => {
    if (show?.kind === 'presentation') words.sayStopped(show)
    onEnd()
  }
  return { show, isSmall, resize: stage.resize, stop }
}
