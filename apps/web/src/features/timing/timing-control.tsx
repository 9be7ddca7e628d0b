import type { Project } from '@voxdeck/contracts/projects/read-project'
import { secondsOfFrames } from '@voxdeck/core/timeline/slide-length'
import { Timer } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addWords } from '@/i18n/add-words.ts'
import { timing as words } from '@/i18n/en/editor/timing.ts'
import type { FieldStore } from '@/project/document/field-store.ts'
import { useChooseSlide, useCurrentIndex } from '@/project/slides/current-slide.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { useElementWidth } from '@/ui/use-element-width.ts'
import { SlideInspector } from './slide-inspector.tsx'
import { TimingTable } from './timing-table.tsx'
import { TimingToolbar } from './timing-toolbar.tsx'
import { TimingTrack } from './timing-track.tsx'
import { useTiming } from './use-timing.ts'
import { fitScale } from './zoom.ts'

addWords({ timing: words })

type TimingControlProps = {
  project: Project
  store: FieldStore
  save: () => Promise<void>
  /** Plays the slide at this index, from so many seconds on. */
  onPlay: (index: number, seconds: number) => void
}

export const TimingControl = (props: TimingControlProps) => {
  const { t } = useTranslation()
  if (props.project.slides.length === 0)
    return (
      <EmptyState
        className="py-6"
        picture={<Timer className="size-8" strokeWidth={1.25} aria-hidden="true" />}
        title={t('timing.empty')}
      />
    )
  return <TimingEditor {...props} />
}

const TimingEditor = ({ project, store, save, onPlay }: TimingControlProps) => {
  const timing = useTiming(project, { store, save })
  const [scroller, width] = useElementWidth<HTMLElement>()
  const [zoom, setZoom] = useState<number | null>(null)
  const selected = useCurrentIndex(timing.slides)
  const choose = useChooseSlide()
  const select = (index: number) => {
    const slide = timing.slides[index]
    if (slide) choose(slide.id)
  }
  // The track has a padding of 4 px on both sides, for focus rings.
  const room = Math.max(0, width - 8)
  const fit = fitScale(secondsOfFrames(timing.totalFrames), room)
  const scale = Math.max(zoom ?? fit, fit)
  return (
    <div className="flex flex-col gap-4">
      <TimingToolbar timing={timing} scale={scale} fit={fit} onZoom={setZoom} />
      <TimingTrack
        timing={timing}
        scroller={scroller}
        width={room}
        scale={scale}
        selected={selected}
        onSelect={select}
        onPlay={onPlay}
      />
      <SlideInspector timing={timing} index={selected} />
      <TimingTable timing={timing} selected={selected} onSelect={select} />
    </div>
  )
}
