import { longestTerm } from '@voxdeck/contracts/languages/lexicon'
import { type ComponentProps, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '@/ui/class-names.ts'
import { Input } from '@/ui/input.tsx'
import type { Problem } from './term-list.ts'

type TermFieldProps = Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'aria-label'> & {
  label: string
  value: string
  onText: (text: string) => void
  problem: Problem | undefined
  /** What is said of it while it is empty. */
  emptyWords?: string
  /** In a list fields are bounded by their row until somebody comes near. */
  isQuiet?: boolean
}

/** What is empty shows that it can be filled. */
const quiet = 'border-transparent bg-transparent placeholder:text-transparent placeholder-shown:border-line'

/** Takes no more letters than a term has, and says what is wrong right under it. */
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
      {/* Always there, so that what comes into it is read aloud. */}
      <p id={noteId} aria-live="polite" className={note ? 'mt-1 px-1 text-sm' : 'sr-only'}>
        {note}
      </p>
    </div>
  )
}
