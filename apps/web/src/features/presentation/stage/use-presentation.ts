import type { Project } from '@voxdeck/contracts/projects/read-project'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { hasContent, type ReadStageContent, stageSlide } from '@/project/playback/stage-slide.ts'
import type { Speech } from '@/project/queries/preview-speech.ts'
import { createPresentationRun, type PresentationRun } from '../run/presentation-run.ts'
import type { StageNews } from '../run/slide-runner.ts'
import { createStageStore } from './stage-store.ts'
import { useStageWords } from './use-stage-words.ts'

/** A request to play something; a new object per press, so that an equal request runs the effect again. */
export type PresentationRequest =
  /** `from`: the slide to begin with; without it the first one, or the one where a minimised presentation is. */
  { kind: 'presentation'; from?: string } | { kind: 'slide'; slideId: string }

export type PresentationProps = {
  request: PresentationRequest
  project: Project
  readContent: ReadStageContent
  fetchSpeech: (speech: Speech, signal: AbortSignal) => Promise<Blob>
  onEnd: () => void
}

/** Starts the requested presentation, reports how it ends, and stops its sounds when the page is left. */
export const usePresentation = ({ request, project, readContent, fetchSpeech, onEnd }: PresentationProps) => {
  const words = useStageWords()
  const look = (slideId: string) => stageSlide(readContent(), slideId)
  const [stage] = useState(createStageStore)
  const { run, isSmall } = useSyncExternalStore(stage.subscribe, stage.read)

  const begin = (kind: PresentationRun['kind'], ids: readonly string[], number: number, first = 0) => {
    if (run?.kind === 'presentation') words.sayStopped(run)
    const tell = (news: StageNews) => {
      if (news.kind !== 'complete') return words.tellTrouble(kind, number + news.number - 1, news)
      if (kind === 'presentation') words.sayComplete()
      onEnd()
    }
    const speak: typeof fetchSpeech = (speech, signal) =>
      fetchSpeech({ ...speech, projectId: project.id }, signal)
    stage.begin(createPresentationRun({ kind, ids, number, look, fetchSpeech: speak, tell }), first)
    if (kind === 'presentation') words.sayStarted()
  }
  /** Says why nothing starts; a minimised presentation continues. */
  const refuse = (reason: 'noSlides' | 'noContent') => {
    words.refuse(reason)
    if (!run) onEnd()
  }

  const fulfil = useEffectEvent((requested: PresentationRequest) => {
    const ids = project.slides.map(({ id }) => id)
    if (requested.kind === 'presentation') {
      const { from } = requested
      if (run?.kind === 'presentation' && from === undefined) return stage.resize(false)
      const first = Math.max(0, ids.indexOf(from ?? ''))
      return ids.length > 0 ? begin('presentation', ids, 1, first) : refuse('noSlides')
    }
    const slide = look(requested.slideId)
    if (slide && !hasContent(slide)) return refuse('noContent')
    begin('slide', [requested.slideId], ids.indexOf(requested.slideId) + 1)
  })
  useEffect(() => fulfil(request), [request])
  useEffect(() => stage.clear, [stage])

  const stop = () => {
    if (run?.kind === 'presentation') words.sayStopped(run)
    onEnd()
  }
  return { run, isSmall, resize: stage.resize, stop }
}
