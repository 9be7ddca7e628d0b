import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '@/ui/class-names.ts'

type ScriptTextareaProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> & {
  value: string
  onText: (text: string, inputType: string) => void
  /** Rendered behind the text, with the same metrics. */
  behind?: ((className: string) => ReactNode) | undefined
}

const type =
  'col-start-1 row-start-1 whitespace-pre-wrap text-lg leading-7 [overflow-wrap:anywhere] [text-rendering:auto]'

/** Borderless text area that grows with its text: an invisible copy of the text gives the height. */
export const ScriptTextarea = ({
  value,
  onText,
  behind,
  placeholder,
  className,
  ...rest
}: ScriptTextareaProps) => (
  <div className="grid">
    {/* Hidden when there is a markup layer, which has the same text and height. */}
    <div aria-hidden="true" className={classNames(type, 'invisible has-[+[data-layer]]:hidden', className)}>
      {value || placeholder}{' '}
    </div>
    {behind?.(classNames(type, className))}
    <textarea
      value={value}
      placeholder={placeholder}
      onChange={({ currentTarget, nativeEvent }) =>
        onText(currentTarget.value, (nativeEvent as InputEvent).inputType ?? '')
      }
      className={classNames(
        type,
        'scroll-my-6 lg:scroll-mt-32 lg:scroll-mb-24 resize-none overflow-hidden bg-transparent text-ink caret-coral-strong outline-none',
        className,
      )}
      {...rest}
    />
  </div>
)
