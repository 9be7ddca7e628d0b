import type { Video } from '@voxdeck/contracts/videos/video'
import { Check, Circle, CircleX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSourceLanguage } from '@/project/languages/source-language.ts'
import { useLanguageNames } from '@/project/languages/use-language-name.ts'
import { Badge } from '@/ui/badge.tsx'
import { classNames } from '@/ui/class-names.ts'
import { Spinner } from '@/ui/spinner.tsx'
import { countedIn, type StepState, stepStates, type VideoStep } from './step-states.ts'

const icons = {
  pending: <Circle aria-hidden="true" className="size-4 text-edge" />,
  active: <Spinner className="text-coral-strong" />,
  completed: <Check aria-hidden="true" className="size-4 text-green-strong" />,
  error: <CircleX aria-hidden="true" className="size-4" />,
}

export const GenerationSteps = ({ video }: { video: Video | null }) => (
  <ol className="mt-4 flex flex-col gap-2">
    {stepStates(video).map(({ step, state }) => (
      <StepLine key={step} step={step} state={state} video={video} />
    ))}
  </ol>
)

type StepLineProps = { step: VideoStep; state: StepState; video: Video | null }

const StepLine = ({ step, state, video }: StepLineProps) => {
  const { t } = useTranslation()
  const active = useActiveWords(video)
  const work = useWork(step, state, video)
  return (
    <li
      {...(state === 'active' ? { 'aria-current': 'step' as const } : {})}
      className={classNames(
        'grid grid-cols-[1rem_minmax(0,1fr)] items-start gap-x-2.5',
        state === 'pending' && 'text-mute',
        (state === 'active' || state === 'error') && 'font-medium',
      )}
    >
      <span className="grid h-(--text-base--line-height) place-items-center">{icons[state]}</span>
      <span>
        {state === 'active' ? active(step) : t(`generation.steps.${step}`)}
        <StateWord state={state} />
        {work && <span className="figures block font-normal text-mute text-sm">{work}</span>}
      </span>
    </li>
  )
}

/** For screen readers; an error is also shown as a badge. */
const StateWord = ({ state }: { state: StepState }) => {
  const { t } = useTranslation()
  const word = t(`generation.states.${state}`)
  if (state !== 'error') return <span className="sr-only"> ({word})</span>
  return (
    <>
      {' '}
      <Badge tone="trouble" className="ml-1 h-5 px-2 capitalize">
        {word}
      </Badge>
    </>
  )
}

/** The active step of a video in another language names that language. */
const useActiveWords = (video: Video | null) => {
  const { t } = useTranslation()
  const nameOf = useLanguageNames()
  const sourceLanguage = useSourceLanguage()
  const spoken = video?.languageCode ?? sourceLanguage
  return (step: VideoStep) =>
    step === 'speech' && spoken !== sourceLanguage
      ? t('generation.speechIn', { language: nameOf(spoken) })
      : t(`generation.active.${step}`)
}

/** The counts of a step, and how many of them were reused. */
const useWork = (step: VideoStep, state: StepState, video: Video | null) => {
  const { t } = useTranslation()
  const counted = countedIn(step)
  if (!video || !counted || state === 'pending') return null
  const { done, planned, reused } = video.progress[counted]
  if (planned === 0) return null
  const made = t(counted === 'sentences' ? 'generation.voice' : 'generation.pictures', {
    done,
    planned,
  })
  return reused > 0 ? `${made} · ${t('generation.reused', { count: reused })}` : made
}
