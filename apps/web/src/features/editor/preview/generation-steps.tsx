import type { GenerationProgress, Video } from '@voxdeck/contracts/videos/video'
import type { WorkStep } from '@voxdeck/core/progress/work'
import { Check, Circle, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { classNames } from '@/ui/class-names.ts'
import { Spinner } from '@/ui/spinner.tsx'
import { type StepState, stepStates } from './step-states.ts'

const icons = {
  pending: <Circle aria-hidden="true" className="size-4 text-edge" />,
  active: <Spinner className="text-coral-strong" />,
  completed: <Check aria-hidden="true" className="size-4 text-green-strong" />,
  error: <TriangleAlert aria-hidden="true" className="size-4" />,
}

export const GenerationSteps = ({ film }: { film: Video | null }) => (
  <ol className="mt-4 flex flex-col gap-2">
    {stepStates(film).map(({ step, state }) => (
      <StepLine key={step} step={step} state={state} progress={film?.progress ?? null} />
    ))}
  </ol>
)

type StepLineProps = { step: WorkStep; state: StepState; progress: GenerationProgress | null }

const StepLine = ({ step, state, progress }: StepLineProps) => {
  const { t } = useTranslation()
  const work = useWork(step, state, progress)
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
        {state === 'active' ? t(`editor.generation.active.${step}`) : t(`editor.generation.steps.${step}`)}
        <span className="sr-only"> ({t(`editor.generation.states.${state}`)})</span>
        {work && <span className="figures block font-normal text-mute text-sm">{work}</span>}
      </span>
    </li>
  )
}

/** What a step has made so far, and how much of it was there from an earlier film. */
const useWork = (step: WorkStep, state: StepState, progress: GenerationProgress | null) => {
  const { t } = useTranslation()
  if (!progress || state === 'pending' || (step !== 'speech' && step !== 'render')) return null
  const { done, planned, reused } = step === 'speech' ? progress.sentences : progress.shots
  if (planned === 0) return null
  const made = t(step === 'speech' ? 'editor.generation.voice' : 'editor.generation.pictures', {
    done,
    planned,
  })
  return reused > 0 ? `${made} · ${t('editor.generation.reused', { count: reused })}` : made
}
