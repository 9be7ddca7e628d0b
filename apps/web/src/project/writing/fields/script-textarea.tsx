import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '@/ui/class-names.ts'

type ScriptTextareaProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> & {
  value: string
  onText: (text: string, inputType: string) => void
  /** Drawn behind the text, and set as it is: letter under letter. */
  behind?: ((className: string) => ReactNode) | undefined
}

const type =
  'col-start-1 row-start-1 whitespace-pre-wrap text-lg leading-7 [overflow-wrap:anywhere] [text-rendering:auto]'

/**
 * The largest text of the editor, and nothing around it: what holds it shows the focus. A copy of the text
 * behind it gives the height, which every browser can do.
 */
export const ScriptTextarea = ({
  value,
  onText,
  behind,
  placeholder,
  className,
  ...rest
}: ScriptTextareaProps) => (
  <div className="grid">
    {/* What stands behind the text, if anything does, has the same letters and gives the height as well. */}
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
        'scroll-mt-32 scroll-mb-24 resize-none overflow-hidden bg-transparent text-ink caret-coral-strong outline-none',
        className,
      )}
      {...rest}
    />
  </div>
)
