import { languageOf } from '@voxdeck/core/languages/languages'
import { secondsOfFrames } from '@voxdeck/core/timeline/slide-length'
import type { Transition } from '@voxdeck/core/video-settings'
import { type CSSProperties, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { addWords } from '@/i18n/add-words.ts'
import { draft as words } from '@/i18n/en/editor/draft.ts'
import { useProjectLengths } from '@/project/lengths/lengths-store.ts'
import { beginSound } from '@/project/playback/one-sound.ts'
import type { PlayFrom } from '@/project/playback/play-from.ts'
import { StageBar } from '@/project/playback/stage-bar.tsx'
import type { StageSlide } from '@/project/playback/stage-slide.ts'
import { StagePicture } from '@/project/slides/stage-picture.tsx'
import { Spinner } from '@/ui/spinner.tsx'
import { usePolled } from '@/ui/use-polled.ts'
import type { DraftPlayer, DraftState } from '../play/draft-player.ts'
import { type Drafted, useDraft } from './use-draft.ts'
import './draft-stage.css'

addWords({ draft: words })

type DraftStageProps = Drafted & { transition: Transition; hasCaptions: boolean }

/** The project as its video will be, in the place of the poster. */
export const DraftStage = ({ transition, hasCaptions, ...drafted }: DraftStageProps) => {
  const { t } = useTranslation()
  const { player, stop } = useDraft(drafted)
  const { slide, coming, phase } = useSyncExternalStore(player.subscribe, player.read)
  const number = drafted.project.slides.findIndex(({ id }) => id === slide?.slideId) + 1
  const isPaused = phase === 'paused'
  const toggle = () => {
    if (!isPaused) return player.pause()
    beginSound(player.pause)
    player.resume()
  }
  return (
    <div data-draft={phase} data-slide-number={number} className="absolute inset-0 bg-stage text-on-stage">
      {slide && (
        <Slides
          slide={slide}
          coming={transition === 'none' ? null : coming}
          transition={transition}
          isPaused={phase !== 'playing'}
          from={drafted.from}
          firstId={drafted.project.slides[drafted.from.index]?.id}
        />
      )}
      {hasCaptions && slide && <Caption player={player} language={slide.language} />}
      {phase === 'loading' && (
        <output className="absolute inset-0 grid place-items-center">
          {/* On a disc, since a slide may be as light as the spinner. */}
          <span className="rounded-full bg-stage/80 p-2.5">
            <Spinner className="size-6" />
          </span>
          <span className="sr-only">{t('draft.loading')}</span>
        </output>
      )}
      {slide && <Bar player={player} number={number} onToggle={toggle} onStop={stop} />}
    </div>
  )
}

type SlidesProps = {
  slide: StageSlide
  coming: DraftState<StageSlide>['coming']
  transition: Transition
  isPaused: boolean
  from: PlayFrom
  /** The slide in which it began. */
  firstId: string | undefined
}

/** The slide in view, and the next over it while it comes. */
const Slides = ({ slide, coming, transition, isPaused, from, firstId }: SlidesProps) => (
  <div
    className="draft-slides absolute inset-0 overflow-hidden"
    data-transition={coming ? transition : undefined}
    style={
      { '--blend': `${coming?.seconds ?? 0}s`, '--play': isPaused ? 'paused' : 'running' } as CSSProperties
    }
  >
    <div key={slide.slideId} data-leaves="" className="absolute inset-0">
      <StagePicture
        slide={slide}
        isPaused={isPaused}
        isStill
        startSeconds={slide.slideId === firstId ? from.seconds : 0}
      />
    </div>
    {coming && (
      <div key={coming.slide.slideId} data-comes="" className="absolute inset-0">
        {/* Its clip waits on its first frame until its turn. */}
        <StagePicture slide={coming.slide} isPaused isStill />
      </div>
    )}
  </div>
)

const tickMs = 100

type BarProps = {
  player: DraftPlayer<StageSlide>
  /** Of the slide, as the page counts them now. */
  number: number
  onToggle: () => void
  onStop: () => void
}

const Bar = ({ player, number, onToggle, onStop }: BarProps) => {
  const { t } = useTranslation()
  const { slides } = useProjectLengths()
  const { phase } = player.read()
  const before = secondsOfFrames(slides[number - 1]?.startFrame ?? 0)
  const seconds = usePolled(() => Math.floor(before + player.secondsIn()), tickMs)
  return (
    <StageBar isPaused={phase === 'paused'} seconds={seconds} onToggle={onToggle} onStop={onStop}>
      {t('draft.place', { number })}
    </StageBar>
  )
}

const Caption = ({ player, language }: { player: DraftPlayer<StageSlide>; language: string }) => {
  const lines = usePolled(() => player.caption().join('\n'), tickMs)
  return lines === '' ? null : (
    <p lang={language} dir={languageOf(language).direction} className="draft-caption">
      {lines}
    </p>
  )
}
