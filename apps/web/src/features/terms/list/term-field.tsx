import { longestTerm } from '@voxdeck/contracts/languages/lexicon'
import { type ComponentProps, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '@/ui/class-names.ts'
import { Input } from '@/ui/fields/input.tsx'
import type { Problem } from './term-list.ts'

type TermFieldProps = Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'aria-label'> & {
  label: string
  value: string
  onText: (text: string) => void
  problem: Problem | undefined
  /** The error text of an empty field. */
  emptyWords?: string
  /** For fields in a row: no border until hovered or focused. */
  isQuiet?: boolean
}

/** An empty field has a border, to show that it can be filled in. */
const quiet = 'border-transparent bg-transparent placeholder:text-transparent placeholder-shown:border-line'

/** Text field limited to `longestTerm` characters, with its error right below. */
export const TermField = ({
  label,
  value,
  onText,
  problem,
  emptyWords,
  isQuiet = false,
  className,
  ...rest
}: TermFieldProps) => {
  const { t } = useTranslation()
  const noteId = useId()
  const note =
    problem === 'empty'
      ? emptyWords
      : problem
        ? t(`terms.problems.${problem}`)
        : value.length >= longestTerm
          ? t('terms.problems.limit')
          : undefined
  return (
    <div className="min-w-0">
      <Input
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={note ? noteId : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={longestTerm}
        value={value}
        onChange={(event) => onText(event.target.value)}
        className={classNames(isQuiet && !problem && quiet, className)}
        {...rest}
      />
      {/* Always mounted: a live region must exist before its text changes to be announced. */}
      <p id={noteId} aria-live="polite" className={note ? 'mt-1 px-1 text-sm' : 'sr-only'}>
        {note}
      </p>
    </div>
  )
}
