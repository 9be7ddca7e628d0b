import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '@/ui/card.tsx'
import { classNames } from '@/ui/class-names.ts'

type ProgressTrackerProps = {
  content: { script: boolean; slides: boolean }
  isReady: boolean
  statistics: ReactNode
}

export const ProgressTracker = ({ content, isReady, statistics }: ProgressTrackerProps) => {
  const { t } = useTranslation()
  const steps = [
    { name: t('editor.steps.content'), isDone: content.script && content.slides },
    { name: t('editor.steps.generate'), isDone: isReady },
    { name: t('editor.steps.download'), isDone: isReady },
  ]
  const current = steps.findIndex(({ isDone }) => !isDone)
  return (
    <Card className="flex flex-col gap-x-5 gap-y-3 px-4 py-3.5 sm:px-5 xl:flex-row xl:items-center">
      <ol aria-label={t('editor.steps.label')} className="flex grow max-sm:items-start">
        {steps.map(({ name, isDone }, index) => (
          <Step
            key={name}
            name={name}
            number={index + 1}
            isDone={isDone}
            isCurrent={index === current}
            isLast={index === steps.length - 1}
          />
        ))}
      </ol>
      {statistics}
    </Card>
  )
}

type StepProps = { name: string; number: number; isDone: boolean; isCurrent: boolean; isLast: boolean }

const Step = ({ name, number, isDone, isCurrent, isLast }: StepProps) => {
  const { t } = useTranslation()
  return (
    <li
      {...(isCurrent ? { 'aria-current': 'step' as const } : {})}
      className={classNames(
        'relative flex items-center gap-2.5 font-medium max-sm:flex-1 max-sm:flex-col max-sm:gap-1.5 max-sm:text-center max-sm:text-xs',
        isLast ? 'shrink-0' : 'sm:grow',
        isCurrent ? 'text-coral-strong' : isDone ? 'text-ink' : 'text-mute',
      )}
    >
      <span
        className={classNames(
          'figures grid size-6 shrink-0 place-items-center rounded-full border-[1.5px] text-xs',
          isCurrent && 'border-coral-strong bg-coral-wash',
          isDone && 'border-transparent bg-green-wash text-green-strong',
          !isCurrent && !isDone && 'border-edge',
        )}
      >
        {isDone ? <Check aria-hidden="true" className="size-3.5" strokeWidth={2.5} /> : number}
      </span>
      <span>{name}</span>
      {isDone && <span className="sr-only">({t('editor.steps.done')})</span>}
      {!isLast && (
        <span
          aria-hidden="true"
          className={classNames(
            'h-0.5 rounded-full max-sm:absolute max-sm:top-[11px] max-sm:left-[calc(50%+18px)] max-sm:w-[calc(100%-36px)] sm:mr-2.5 sm:grow',
            isDone ? 'bg-green' : 'bg-line',
          )}
        />
      )}
    </li>
  )
}
