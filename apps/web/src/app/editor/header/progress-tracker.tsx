import type { Project } from '@voxdeck/contracts/projects/read-project'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ChangesInShort, type Generation } from '@/features/videos/videos.tsx'
import { useLength } from '@/project/lengths/lengths-store.ts'
import { classNames } from '@/ui/class-names.ts'

type ProgressTrackerProps = {
  project: Project
  content: { script: boolean; slides: boolean }
  generation: Pick<Generation, 'readyVideo' | 'isOlder'>
  statistics: ReactNode
}

export const ProgressTracker = ({
  project,
  content,
  generation: { readyVideo, isOlder },
  statistics,
}: ProgressTrackerProps) => {
  const { t } = useTranslation()
  const wordless = useLength((lengths) => lengths.wordless.length)
  const isReady = readyVideo !== undefined && !isOlder
  const steps = [
    {
      name: t('editor.steps.content'),
      isDone: content.script && content.slides && wordless === 0,
      // A new project has nothing yet, which the page says itself.
      toDo: content.script && wordless > 0 && t('editor.steps.wordless', { count: wordless }),
    },
    {
      name: t('editor.steps.generate'),
      isDone: isReady,
      toDo: readyVideo && isOlder && <ChangesInShort project={project} video={readyVideo} />,
    },
    { name: t('editor.steps.download'), isDone: isReady },
  ]
  const current = steps.findIndex(({ isDone }) => !isDone)
  return (
    <div className="flex items-center gap-x-5 gap-y-2 max-lg:flex-col max-lg:items-stretch">
      <ol
        aria-label={t('editor.steps.label')}
        className="flex gap-x-4 text-sm max-lg:grow max-lg:justify-between max-sm:items-start"
      >
        {steps.map((step, index) => (
          <Step
            key={step.name}
            {...step}
            number={index + 1}
            isCurrent={index === current}
            isLast={index === steps.length - 1}
          />
        ))}
      </ol>
      {statistics}
    </div>
  )
}

type StepProps = {
  name: string
  number: number
  isDone: boolean
  /** What is missing. */
  toDo?: ReactNode
  isCurrent: boolean
  isLast: boolean
}

const Step = ({ name, number, isDone, toDo, isCurrent, isLast }: StepProps) => {
  const { t } = useTranslation()
  return (
    <li
      {...(isCurrent ? { 'aria-current': 'step' as const } : {})}
      className={classNames(
        'relative flex items-center gap-2 font-medium max-sm:flex-1 max-sm:flex-col max-sm:gap-1 max-sm:text-center max-sm:text-xs',
        !isLast && 'sm:max-lg:grow',
        isCurrent ? 'text-coral-strong' : isDone ? 'text-ink' : 'text-mute',
      )}
    >
      <span
        className={classNames(
          'figures grid size-5 shrink-0 place-items-center rounded-full border-[1.5px] text-xs',
          isCurrent && 'border-coral-strong bg-coral-wash',
          isDone && 'border-transparent bg-green-wash text-green-strong',
          !isCurrent && !isDone && 'border-edge',
        )}
      >
        {isDone ? <Check aria-hidden="true" className="size-3" strokeWidth={2.5} /> : number}
      </span>
      <span>
        {name}
        {toDo && (
          <span className="font-normal text-amber-strong empty:hidden max-lg:block max-lg:text-xs lg:before:content-['_·_']">
            {toDo}
          </span>
        )}
      </span>
      {isDone && <span className="sr-only">({t('editor.steps.done')})</span>}
      {!isLast && (
        <span
          aria-hidden="true"
          className={classNames(
            'h-0.5 rounded-full max-sm:absolute max-sm:top-[9px] max-sm:left-[calc(50%+16px)] max-sm:w-[calc(100%-32px)] sm:grow lg:hidden',
            isDone ? 'bg-green' : 'bg-line',
          )}
        />
      )}
    </li>
  )
}
