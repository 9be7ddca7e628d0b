import { Mic } from 'lucide-react'
import { classNames } from '@/ui/class-names.ts'

const steps = Array.from({ length: 12 }, (_, index) => index)

/** How loud the microphone is now, from 0 to 1: people see before the recording whether it hears them. */
export const MicrophoneLevel = ({ value }: { value: number }) => {
  const lit = Math.round(value * steps.length)
  return (
    <span aria-hidden="true" data-level={lit} className="flex items-center gap-0.5 text-teal">
      <Mic className="mr-1 size-4 text-mute" />
      {steps.map((step) => (
        <span
          key={step}
          className={classNames('h-4 w-1 rounded-full', step < lit ? 'bg-current' : 'bg-line')}
        />
      ))}
    </span>
  )
}
